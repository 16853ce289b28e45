// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <vector>

namespace answerdesk::extract {

/// Limits of this process on processor time, memory, descriptors, processes and files.
void limitResources(int cpuSeconds, unsigned memoryMiB);

/// The protections that are active, and for those that are not, the reason.
struct SandboxReport {
    std::vector<std::string> active; ///< "no_new_privs", "seccomp", "landlock ABI 7", "user 65534"
    std::vector<std::string> missing;
};

/// Gives up everything that reading a document does not need, for good: other users' rights, new programs,
/// processes and connections, writing files, and reading any file except fonts and the data of the PDF
/// library. Called before the first byte of a document is read. A protection that the system does not have is
/// reported, not fatal.
SandboxReport enterSandbox();

/// Tries what the sandbox forbids and prints a line for each attempt, "NAME denied" or "NAME permitted"; for
/// tests. folder: one that this user may read and write. Call after enterSandbox().
void probeSandbox(const char *folder);

} // namespace answerdesk::extract
