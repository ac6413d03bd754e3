# braid_sources(<variable> <folder>): the sources of a folder, found by walking it, so that a new file
# needs no change here. Fuzz targets, unit tests and what the build compiles by itself are left out.
function(braid_sources variable folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/fuzz/|_test\\.cpp$|/library_blob[^/]*\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "/cli/(vmc|vmrun)\\.cpp$")
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# braid_precompile(<target>): what nearly every source includes, compiled once. Saves 30 % of the
# processor time of a build from nothing, but hides missing includes and shares less through ccache.
function(braid_precompile target)
  if(BRAID_PCH)
    target_precompile_headers(
      ${target} PRIVATE <fmt/format.h> <algorithm> <functional> <map> <memory> <optional> <span>
      <string> <string_view> <unordered_map> <unordered_set> <vector>)
  endif()
endfunction()

# braid_room(<name> [DEPENDS <room>...]): the static library of a room.
function(braid_room name)
  cmake_parse_arguments(room "" "" "DEPENDS" ${ARGN})
  braid_sources(sources ${name})
  if(NOT sources)
    return()
  endif()
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC fmt::fmt)
  braid_precompile(${name})
  foreach(dependency ${room_DEPENDS})
    if(TARGET ${dependency})
      target_link_libraries(${name} PUBLIC ${dependency})
    endif()
  endforeach()
  if(name STREQUAL "vm")
    target_link_libraries(vm PUBLIC xxhash PRIVATE zstd)
  endif()
  if(name STREQUAL "cli")
    target_link_libraries(cli PUBLIC Boost::program_options ${CMAKE_DL_LIBS}
                              PRIVATE nlohmann_json::nlohmann_json)
  endif()
  # Threaded dispatch: these two passes would merge the many indirect jumps back into one.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(loop ${sources})
    list(FILTER loop INCLUDE REGEX "/vm/interpreter[^/]*\\.cpp$")
    if(loop)
      set_source_files_properties(${loop} PROPERTIES COMPILE_OPTIONS
                                  "-fno-gcse;-fno-crossjumping")
    endif()
  endif()
endfunction()
