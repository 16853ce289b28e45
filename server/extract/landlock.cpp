// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/extract/landlock.h"
#include <cerrno>
#include <cstdint>
#include <dlfcn.h>
#include <fcntl.h>
#include <gnu/libc-version.h>
#include <string>
#include <sys/syscall.h>
#include <unistd.h>

// The C library has no functions for Landlock, and the kernel headers of Debian 12 know its first two
// versions only: what later versions have is written down here. Numbers of system calls above 423 are the
// same on every architecture.

namespace answerdesk::extract {

namespace {

constexpr long kCreateRuleset = 444, kAddRule = 445, kRestrictSelf = 446;
constexpr int kPathBeneath = 1;
constexpr std::uint32_t kAskVersion = 1;

struct RulesetAttribute {
    std::uint64_t fileAccess = 0;
    std::uint64_t netAccess = 0; ///< from version 4
    std::uint64_t scoped = 0; ///< from version 6
};
struct __attribute__((packed)) PathAttribute {
    std::uint64_t access = 0;
    std::int32_t folder = -1;
};

constexpr std::uint64_t kReadFile = 1 << 2, kReadFolder = 1 << 3;
constexpr std::uint64_t kFileAccess1 = (1 << 13) - 1; ///< execute, write, read, make and remove
constexpr std::uint64_t kFileRefer = 1 << 13, kFileTruncate = 1 << 14, kFileDevice = 1 << 15;
constexpr std::uint64_t kTcp = 3; ///< bind and connect
constexpr std::uint64_t kScopes = 3; ///< abstract Unix sockets and signals

// Fonts and how they are found, what the PDF library needs for Chinese, Japanese and Korean, time zones and
// locales that a library may ask for.
constexpr const char *kReadable[] = {"/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig",
    "/etc/fonts", "/var/cache/fontconfig", "/usr/share/poppler", "/usr/lib/locale", "/usr/share/locale"};

void addReadable(int ruleset, const std::string &path)
{
    const int folder = open(path.c_str(), O_PATH | O_CLOEXEC);
    if (folder < 0)
        return; // a folder that is not there needs no permission
    const PathAttribute rule{kReadFile | kReadFolder, folder};
    syscall(kAddRule, ruleset, kPathBeneath, &rule, 0);
    close(folder);
}

/// Where the C library keeps its character sets, beside itself: poppler converts texts with them.
std::string characterSets()
{
    Dl_info library;
    if (dladdr(reinterpret_cast<void *>(&gnu_get_libc_version), &library) == 0 || !library.dli_fname)
        return {};
    const std::string path = library.dli_fname;
    return path.substr(0, path.rfind('/') + 1) + "gconv";
}

} // namespace

LandlockResult restrictFiles()
{
    const long abi = syscall(kCreateRuleset, nullptr, 0, kAskVersion);
    if (abi < 1)
        return {0, errno};
    RulesetAttribute attribute;
    attribute.fileAccess = kFileAccess1 | (abi >= 2 ? kFileRefer : 0) | (abi >= 3 ? kFileTruncate : 0)
        | (abi >= 5 ? kFileDevice : 0);
    attribute.netAccess = abi >= 4 ? kTcp : 0;
    attribute.scoped = abi >= 6 ? kScopes : 0;
    const int ruleset = int(syscall(kCreateRuleset, &attribute, sizeof attribute, 0));
    if (ruleset < 0)
        return {0, errno};
    for (const char *path : kReadable)
        addReadable(ruleset, path);
    addReadable(ruleset, characterSets());
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    addReadable(ruleset, "/proc/self"); // for the report of a fault
#endif
    const long restricted = syscall(kRestrictSelf, ruleset, 0);
    const int error = errno;
    close(ruleset);
    return restricted == 0 ? LandlockResult{int(abi), 0} : LandlockResult{0, error};
}

} // namespace answerdesk::extract
