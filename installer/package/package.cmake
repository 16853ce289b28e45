# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed where, and the .deb packages that cpack makes of it: the server, the console, and the reader of
# documents that both start. Paths are those of the Debian policy.
include(GNUInstallDirs)

set(package ${CMAKE_CURRENT_LIST_DIR})
set(made ${CMAKE_BINARY_DIR}/package)
# Debian's own programs reach it there; beside the program is where a build has it.
set(reader_folder ${CMAKE_INSTALL_LIBEXECDIR}/answerdesk)

# Man pages and completions say what --help says, because they are made of it.
add_custom_command(OUTPUT ${made}/answerdesk-server.1.gz
    COMMAND python3 ${package}/texts ${PROJECT_VERSION} ${made} $<TARGET_FILE:answerdesk-server>
        $<$<BOOL:${ANSWERDESK_CONSOLE}>:$<TARGET_FILE:answerdesk-console>>
    DEPENDS answerdesk-server ${package}/texts ${package}/org.answerdesk.console.metainfo.xml
    COMMAND_EXPAND_LISTS VERBATIM)
add_custom_target(package-texts DEPENDS ${made}/answerdesk-server.1.gz)

install(TARGETS answerdesk-extract DESTINATION ${reader_folder} COMPONENT extract)

install(TARGETS answerdesk-server DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT server)
install(FILES resources/config/answerdesk.conf DESTINATION /etc/answerdesk COMPONENT server)
install(FILES resources/config/answerdesk.service DESTINATION /lib/systemd/system COMPONENT server)
install(FILES resources/config/logrotate.conf DESTINATION /etc/logrotate.d RENAME answerdesk COMPONENT server)
install(FILES ${made}/answerdesk-server.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT server)
install(FILES ${made}/answerdesk-server.bash RENAME answerdesk-server
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT server)
install(FILES resources/docs/operations.md resources/docs/api.md resources/docs/back-office.md
    resources/docs/knowledge.md resources/docs/models.md installer/nginx.conf
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/answerdesk-server COMPONENT server)

set(components extract server)
if(ANSWERDESK_CONSOLE)
    list(APPEND components console)
    install(TARGETS answerdesk-console DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT console)
    install(FILES ${package}/answerdesk-console.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT console)
    install(FILES ${package}/org.answerdesk.console.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT console)
    install(FILES resources/console/answerdesk.svg RENAME answerdesk-console.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT console)
    install(DIRECTORY resources/scenarios DESTINATION ${CMAKE_INSTALL_DATADIR}/answerdesk COMPONENT console
        FILES_MATCHING PATTERN "*.json")
    install(FILES resources/docs/scenarios.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/answerdesk-console COMPONENT console)
    install(FILES ${made}/answerdesk-console.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT console)
    install(FILES ${made}/answerdesk-console.bash RENAME answerdesk-console
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT console)
endif()
foreach(component IN LISTS components)
    install(FILES ${package}/copyright ${made}/changelog.gz
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/answerdesk-${component} COMPONENT ${component})
endforeach()
if(ANSWERDESK_CONSOLE)
    add_dependencies(package-texts answerdesk-console)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_SET_DESTDIR OFF)
set(CPACK_PACKAGE_NAME answerdesk)
set(CPACK_PACKAGE_CONTACT "Answerdesk contributors <maintainers@answerdesk.example>")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_COMPONENTS_ALL ${components})
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# The first line of every description; the others are the package's own.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "self-hosted answers for shoppers")
set(CPACK_DEBIAN_EXTRACT_PACKAGE_NAME answerdesk-extract)
# Character maps of Chinese, Japanese and Korean PDFs; the library only recommends them.
set(CPACK_DEBIAN_EXTRACT_PACKAGE_DEPENDS "poppler-data")
set(CPACK_DEBIAN_EXTRACT_DESCRIPTION "The reader of web pages and documents: reads one document with bounded memory and time, in a sandboxed process of
its own, for answerdesk-server and answerdesk-console.")

set(CPACK_DEBIAN_SERVER_PACKAGE_NAME answerdesk-server)
set(CPACK_DEBIAN_SERVER_PACKAGE_DEPENDS "answerdesk-extract (= ${PROJECT_VERSION}), adduser")
set(CPACK_DEBIAN_SERVER_PACKAGE_RECOMMENDS "logrotate, publicsuffix")
set(CPACK_DEBIAN_SERVER_PACKAGE_SUGGESTS "libqt6sql6-psql, nginx")
set(CPACK_DEBIAN_SERVER_DESCRIPTION "The server: answers questions from a shop's own knowledge base and
shows the passage that each answer stands on, makes FAQs for product pages,
records carts and orders, and proves the revenue that its answers brought in.
.
It needs no model and no internet. SQLite is inside; PostgreSQL is for more.")
set(CPACK_DEBIAN_SERVER_PACKAGE_CONTROL_EXTRA
    ${package}/server/conffiles ${package}/server/postinst ${package}/server/prerm ${package}/server/postrm)

set(CPACK_DEBIAN_CONSOLE_PACKAGE_NAME answerdesk-console)
set(CPACK_DEBIAN_CONSOLE_PACKAGE_DEPENDS "answerdesk-extract (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_CONSOLE_PACKAGE_RECOMMENDS "fonts-inter, libqt6svg6, libsecret-1-0, publicsuffix, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_CONSOLE_DESCRIPTION "The desktop console: administers, watches and tests an Answerdesk server: knowledge, product FAQs,
API keys and revenue. It works with a server elsewhere, or starts one itself.")

include(CPack)
