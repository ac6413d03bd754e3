# The class library: stdlib/**/*.java -> library.bc (by vmc-boot) -> an object file with its bytes.
#
#   stdlib_empty     library_blob() answers nothing; only vmc-boot links it
#   stdlib_embedded  library_blob() answers library.bc; every other executable links it
#
# vmc-boot is the same compiler as vmc: it differs only in which of the two it is linked with.
file(GLOB_RECURSE BRAID_LIBRARY_JAVA CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/stdlib/*.java)

add_library(stdlib_empty OBJECT ${CMAKE_SOURCE_DIR}/stdlib/library_blob_empty.cpp)

if(EXISTS ${CMAKE_SOURCE_DIR}/cli/vmc.cpp AND BRAID_LIBRARY_JAVA)
  set(BRAID_LIBRARY_BC ${CMAKE_BINARY_DIR}/library.bc)
  set(fresh ${CMAKE_BINARY_DIR}/library.bc.new)
  # An unchanged library keeps its time stamp, so a change of the compiler relinks nothing for it.
  add_custom_command(
    OUTPUT ${BRAID_LIBRARY_BC}
    COMMAND vmc-boot --stdlib ${CMAKE_SOURCE_DIR}/stdlib -o ${fresh}
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${fresh} ${BRAID_LIBRARY_BC}
    DEPENDS vmc-boot ${BRAID_LIBRARY_JAVA}
    COMMENT "Compiling the class library"
    VERBATIM)
  set(assembly ${CMAKE_BINARY_DIR}/library_blob.S)
  file(CONFIGURE OUTPUT ${assembly} @ONLY CONTENT
"    .section .rodata
    .balign 16
    .global braid_library_begin
    .global braid_library_end
braid_library_begin:
    .incbin \"@BRAID_LIBRARY_BC@\"
braid_library_end:
    .byte 0
    .section .note.GNU-stack,\"\",%progbits
")
  set_source_files_properties(${assembly} PROPERTIES OBJECT_DEPENDS ${BRAID_LIBRARY_BC})
  add_library(stdlib_embedded OBJECT ${CMAKE_SOURCE_DIR}/stdlib/library_blob.cpp ${assembly})
else()
  add_library(stdlib_embedded OBJECT ${CMAKE_SOURCE_DIR}/stdlib/library_blob_empty.cpp)
endif()
