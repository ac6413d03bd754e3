# What `cmake --install` puts below the prefix: the commands, which hold the class library in
# themselves, and what a tool is built with: its headers, and the package Braid with the target
# braid::tool. A tool includes them as the tree does, "vm/tool.h".
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS vmrun vmc RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES vm/tool.h vm/tool_options.h vm/events.def
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/braid/vm)

add_library(braid_tool INTERFACE)
add_library(braid::tool ALIAS braid_tool)
set_target_properties(braid_tool PROPERTIES EXPORT_NAME tool)
target_compile_features(braid_tool INTERFACE cxx_std_20)
target_include_directories(braid_tool INTERFACE $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}>
                                                $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/braid>)
install(TARGETS braid_tool EXPORT BraidTargets)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Braid)
install(EXPORT BraidTargets NAMESPACE braid:: FILE BraidConfig.cmake DESTINATION ${package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/BraidConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${CMAKE_BINARY_DIR}/BraidConfigVersion.cmake DESTINATION ${package})
