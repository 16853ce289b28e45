// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/extract/sandbox.h"
#include "server/extract/landlock.h"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <grp.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// The filter lists what is allowed: a system call that is new in the kernel stays forbidden. Calls that are
// not on either list fail with ENOSYS, and the C library then falls back to an older call, so the list does
// not have to follow its releases. Calls that a reader never needs fail with EPERM: a library that merely
// tries one carries on.

namespace answerdesk::extract {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kHasSanitizer = true;
#elif defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kHasSanitizer = true;
#    else
constexpr bool kHasSanitizer = false;
#    endif
#else
constexpr bool kHasSanitizer = false;
#endif

constexpr uid_t kNobody = 65534;

// Reading a request, writing an answer, memory, time, opening files for reading. Names that an architecture
// does not have are left out by libseccomp.
constexpr int kAllowed[] = {SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write),
    SCMP_SYS(writev), SCMP_SYS(close), SCMP_SYS(lseek), SCMP_SYS(_llseek), SCMP_SYS(fstat), SCMP_SYS(fstat64),
    SCMP_SYS(stat), SCMP_SYS(stat64), SCMP_SYS(lstat), SCMP_SYS(lstat64), SCMP_SYS(newfstatat),
    SCMP_SYS(fstatat64), SCMP_SYS(statx), SCMP_SYS(statfs), SCMP_SYS(statfs64), SCMP_SYS(fstatfs),
    SCMP_SYS(fstatfs64), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(readlink),
    SCMP_SYS(readlinkat), SCMP_SYS(getdents), SCMP_SYS(getdents64), SCMP_SYS(getcwd), SCMP_SYS(fadvise64),
    SCMP_SYS(fadvise64_64), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(mmap), SCMP_SYS(mmap2),
    SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(mprotect), SCMP_SYS(madvise), SCMP_SYS(mincore),
    SCMP_SYS(brk), SCMP_SYS(futex), SCMP_SYS(futex_time64), SCMP_SYS(membarrier), SCMP_SYS(rseq),
    SCMP_SYS(set_robust_list), SCMP_SYS(get_robust_list), SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn), SCMP_SYS(sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(restart_syscall),
    SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(getpid), SCMP_SYS(getppid), SCMP_SYS(gettid),
    SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getrandom),
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_gettime64), SCMP_SYS(clock_getres), SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep), SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(getrusage), SCMP_SYS(getrlimit),
    SCMP_SYS(ugetrlimit), SCMP_SYS(sysinfo), SCMP_SYS(uname), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(arch_prctl)};

// Network, programs, processes, other processes' memory, changes to files, the kernel's larger interfaces.
constexpr int kForbidden[] = {SCMP_SYS(socket), SCMP_SYS(socketpair), SCMP_SYS(socketcall), SCMP_SYS(connect),
    SCMP_SYS(bind), SCMP_SYS(listen), SCMP_SYS(accept), SCMP_SYS(accept4), SCMP_SYS(sendto),
    SCMP_SYS(sendmsg), SCMP_SYS(sendmmsg), SCMP_SYS(execve), SCMP_SYS(execveat), SCMP_SYS(fork),
    SCMP_SYS(vfork), SCMP_SYS(clone), SCMP_SYS(ptrace), SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev), SCMP_SYS(pidfd_open), SCMP_SYS(pidfd_getfd), SCMP_SYS(pidfd_send_signal),
    SCMP_SYS(kill), SCMP_SYS(tkill), SCMP_SYS(creat), SCMP_SYS(truncate), SCMP_SYS(ftruncate),
    SCMP_SYS(unlink), SCMP_SYS(unlinkat), SCMP_SYS(rename), SCMP_SYS(renameat), SCMP_SYS(renameat2),
    SCMP_SYS(link), SCMP_SYS(linkat), SCMP_SYS(symlink), SCMP_SYS(symlinkat), SCMP_SYS(mkdir),
    SCMP_SYS(mkdirat), SCMP_SYS(rmdir), SCMP_SYS(mknod), SCMP_SYS(mknodat), SCMP_SYS(chmod), SCMP_SYS(fchmod),
    SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(fchown), SCMP_SYS(fchownat), SCMP_SYS(mount),
    SCMP_SYS(umount2), SCMP_SYS(pivot_root), SCMP_SYS(chroot), SCMP_SYS(unshare), SCMP_SYS(setns),
    SCMP_SYS(bpf), SCMP_SYS(userfaultfd), SCMP_SYS(perf_event_open), SCMP_SYS(keyctl), SCMP_SYS(add_key),
    SCMP_SYS(request_key), SCMP_SYS(io_uring_setup), SCMP_SYS(memfd_create), SCMP_SYS(prctl),
    SCMP_SYS(setrlimit)};

constexpr unsigned kWriting = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;

/// 0, or what libseccomp says: an error number below 0.
int allowReading(scmp_filter_ctx filter, int call, unsigned flagsAt)
{
    const scmp_arg_cmp readOnly{flagsAt, SCMP_CMP_MASKED_EQ, kWriting, 0};
    if (const int error = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &readOnly); error != 0)
        return error;
    for (const unsigned flag :
        {unsigned(O_WRONLY), unsigned(O_RDWR), unsigned(O_CREAT), unsigned(O_TRUNC), unsigned(O_APPEND)}) {
        const scmp_arg_cmp writing{flagsAt, SCMP_CMP_MASKED_EQ, flag, flag};
        if (const int error = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), call, 1, &writing);
            error != 0)
            return error;
    }
    return 0;
}

/// 0, or an error number.
int loadFilter()
{
    const scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
    if (!filter)
        return ENOMEM;
    int error = 0;
    const auto add = [&](uint32_t action, int call) {
        if (error == 0)
            error = -seccomp_rule_add(filter, action, call, 0);
    };
    for (const int call : kAllowed)
        add(SCMP_ACT_ALLOW, call);
    for (const int call : kForbidden)
        add(SCMP_ACT_ERRNO(EPERM), call);
    // abort() signals its own process.
    const scmp_arg_cmp isSelf{0, SCMP_CMP_EQ, scmp_datum_t(getpid()), 0};
    if (error == 0)
        error = -seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, &isSelf);
    // stdio asks whether it writes to a terminal.
    const scmp_arg_cmp isTerminal{1, SCMP_CMP_EQ, 0x5401, 0}; // TCGETS
    if (error == 0)
        error = -seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, &isTerminal);
    for (const uint64_t command : {F_GETFD, F_SETFD, F_GETFL}) {
        const scmp_arg_cmp isCommand{1, SCMP_CMP_EQ, command, 0};
        if (error == 0)
            error = -seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, &isCommand);
    }
    // getrlimit() is this one on 64 bits; a new limit is its third argument.
    const scmp_arg_cmp isReading{2, SCMP_CMP_EQ, 0, 0};
    if (error == 0)
        error = -seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1, &isReading);
    if (error == 0)
        error = -allowReading(filter, SCMP_SYS(openat), 2);
    if (error == 0)
        error = -allowReading(filter, SCMP_SYS(open), 1);
    // The thread sanitizer has a thread of its own.
    if (error == 0 && kHasSanitizer)
        error = -seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
    if (error == 0)
        error = -seccomp_load(filter);
    seccomp_release(filter);
    return error;
}

std::string because(const char *name, int error)
{
    return std::string(name) + " (" + std::strerror(error) + ')';
}

/// A server that runs as root, as in many containers, has a child that does not.
void leaveRoot(SandboxReport &report)
{
    if (geteuid() != 0)
        return;
    if (setgroups(0, nullptr) == 0 && setresgid(kNobody, kNobody, kNobody) == 0
        && setresuid(kNobody, kNobody, kNobody) == 0)
        report.active.push_back("user " + std::to_string(kNobody));
    else
        report.missing.push_back(because("user", errno));
}

} // namespace

void limitResources(int cpuSeconds, unsigned memoryMiB)
{
    const auto set = [](auto resource, rlim_t value, rlim_t hard) {
        const rlimit limit{value, hard};
        setrlimit(resource, &limit);
    };
    set(RLIMIT_CPU, rlim_t(cpuSeconds), rlim_t(cpuSeconds) + 1); // SIGXCPU tells the server why
    set(RLIMIT_CORE, 0, 0);
    set(RLIMIT_FSIZE, 0, 0);
    set(RLIMIT_NOFILE, 64, 64);
    set(RLIMIT_NPROC, 0, 0);
    if (!kHasSanitizer) // which reserves terabytes of addresses for itself
        set(RLIMIT_AS, rlim_t(memoryMiB) << 20, rlim_t(memoryMiB) << 20);
}

SandboxReport enterSandbox()
{
    SandboxReport report;
    close_range(3, ~0U, 0); // everything should be close-on-exec; this does not rely on it
    leaveRoot(report);
    prctl(PR_SET_DUMPABLE, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
        report.active.emplace_back("no_new_privs");
    else
        report.missing.push_back(because("no_new_privs", errno));
    const LandlockResult landlock = restrictFiles();
    const int error = loadFilter();
    if (error == 0)
        report.active.emplace_back("seccomp");
    else
        report.missing.push_back(because("seccomp", error));
    if (landlock.abi > 0)
        report.active.push_back("landlock ABI " + std::to_string(landlock.abi));
    else
        report.missing.push_back(because("landlock", landlock.error));
    return report;
}

} // namespace answerdesk::extract
