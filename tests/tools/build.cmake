# Installs Braid below WORK/installed, builds against that the example tools, the wrong tools of the
# tests and the tool of docs/tools.md, and puts their libraries into WORK.
#
#   cmake -DBUILD=build/ci -DSOURCE=. -DWORK=build/ci/tools -DCXX=c++ -P tests/tools/build.cmake
function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE code OUTPUT_VARIABLE text ERROR_VARIABLE text)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGV}\n${text}")
  endif()
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/installed)

# The first block of C++ and the first of CMake of the page.
file(READ ${SOURCE}/docs/tools.md page)
foreach(block "cpp;visits.cpp" "cmake;CMakeLists.txt")
  list(GET block 0 language)
  list(GET block 1 name)
  string(REGEX MATCH "```${language}\n([^`]*)```" found "${page}")
  if(NOT found)
    message(FATAL_ERROR "docs/tools.md has no block of ${language}")
  endif()
  file(WRITE ${WORK}/page/${name} "${CMAKE_MATCH_1}")
endforeach()

foreach(folder ${SOURCE}/examples/tools ${SOURCE}/tests/tools/wrong ${WORK}/page)
  get_filename_component(name ${folder} NAME)
  run(${CMAKE_COMMAND} -S ${folder} -B ${WORK}/build/${name} -DCMAKE_PREFIX_PATH=${WORK}/installed
      -DCMAKE_CXX_COMPILER=${CXX} "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror"
      -DCMAKE_LIBRARY_OUTPUT_DIRECTORY=${WORK})
  run(${CMAKE_COMMAND} --build ${WORK}/build/${name})
endforeach()
