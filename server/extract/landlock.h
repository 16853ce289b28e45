// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace answerdesk::extract {

struct LandlockResult {
    int abi = 0; ///< of the kernel; 0: no restriction
    int error = 0; ///< why there is none: ENOSYS without Landlock in the kernel, EOPNOTSUPP when it is off
};

/// Leaves this process fonts, the data of the PDF library and the C library's character sets to read, and no
/// other file; no TCP, no signals to other processes where the kernel's Landlock knows them.
LandlockResult restrictFiles();

} // namespace answerdesk::extract
