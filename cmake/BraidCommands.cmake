# The commands: cli/vmc.cpp and cli/vmrun.cpp hold the two main functions, all else of cli/ is the
# library `cli`.
function(braid_command name source library)
  if(NOT EXISTS ${CMAKE_SOURCE_DIR}/${source})
    return()
  endif()
  add_executable(${name} ${CMAKE_SOURCE_DIR}/${source})
  foreach(room cli lang stdlib vm)
    if(TARGET ${room})
      target_link_libraries(${name} PRIVATE ${room})
    endif()
  endforeach()
  target_link_libraries(${name} PRIVATE ${library} fmt::fmt Boost::program_options)
endfunction()

braid_command(vmc-boot cli/vmc.cpp stdlib_empty)
braid_command(vmc cli/vmc.cpp stdlib_embedded)
braid_command(vmrun cli/vmrun.cpp stdlib_embedded)
