// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/extract/sandbox.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace answerdesk::extract {

namespace {

/// result: below 0 when the attempt failed, with the reason in errno.
void report(const char *name, long result)
{
    std::printf("%s %s\n", name, result < 0 ? strerrorname_np(errno) : "permitted");
}

long opened(const std::string &path, int flags)
{
    const int file = open(path.c_str(), flags, 0600);
    if (file >= 0)
        close(file);
    return file;
}

long opened2(const std::string &path, int flags)
{
    struct {
        unsigned long long flags, mode, resolve;
    } how{static_cast<unsigned long long>(flags), 0, 0};
    return syscall(437, AT_FDCWD, path.c_str(), &how, sizeof how); // openat2
}

long listed(const char *path)
{
    DIR *folder = opendir(path);
    if (!folder)
        return -1;
    closedir(folder);
    return 0;
}

} // namespace

void probeSandbox(const char *folder)
{
    const std::string inside = std::string(folder) + '/';
    report("socket_inet", socket(AF_INET, SOCK_STREAM, 0));
    report("socket_unix", socket(AF_UNIX, SOCK_STREAM, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    report("connect", connect(0, reinterpret_cast<sockaddr *>(&address), sizeof address));
    report("bind", bind(0, reinterpret_cast<sockaddr *>(&address), sizeof address));

    char program[] = "/bin/true";
    char *arguments[] = {program, nullptr};
    const pid_t child = fork();
    report("fork", child);
    if (child == 0)
        _exit(0);
    report("clone3", syscall(435, nullptr, 0));
    report("ptrace", ptrace(PTRACE_SEIZE, getppid(), nullptr, nullptr));
    char byte = 0;
    iovec local{&byte, 1};
    report("read_memory", process_vm_readv(getppid(), &local, 1, &local, 1, 0));
    report("signal", kill(getppid(), 0));
    report("signal_thread", syscall(SYS_tgkill, getppid(), getppid(), 0));

    report("create", opened(inside + "new", O_WRONLY | O_CREAT));
    report("create_readonly", opened(inside + "new", O_RDONLY | O_CREAT));
    report("write", opened(inside + "data", O_WRONLY));
    report("read_write", opened(inside + "data", O_RDWR));
    report("append", opened(inside + "data", O_WRONLY | O_APPEND));
    report("truncate", opened(inside + "data", O_RDONLY | O_TRUNC));
    report("temporary", opened(folder, O_RDWR | O_TMPFILE));
    report("openat2", opened2(inside + "data", O_WRONLY));
    report("unlink", unlink((inside + "data").c_str()));
    report("rename", rename((inside + "data").c_str(), (inside + "other").c_str()));
    report("make_folder", mkdir((inside + "folder").c_str(), 0700));
    report("read_data", opened(inside + "data", O_RDONLY));
    report("read_passwd", opened("/etc/passwd", O_RDONLY));
    report("read_environment", opened("/proc/self/environ", O_RDONLY));
    report("list_root", listed("/"));

    report("unshare", unshare(CLONE_NEWUSER));
    report("io_uring", syscall(425, 1, nullptr)); // io_uring_setup
    report("bpf", syscall(SYS_bpf, 0, nullptr, 0));
    report("keyctl", syscall(SYS_keyctl, 0, 0, 0, 0, 0));
    report("userfaultfd", syscall(SYS_userfaultfd, 0));
    report("memfd", syscall(SYS_memfd_create, "x", 0));
    report("mount", syscall(SYS_mount, "none", "/", "tmpfs", 0, nullptr));
    const rlimit unlimited{RLIM_INFINITY, RLIM_INFINITY};
    report("raise_limit", setrlimit(RLIMIT_CPU, &unlimited));
    report("regain_root", syscall(SYS_setuid, 0));

    report("fonts", listed("/usr/share/fonts"));
    report("poppler_data", listed("/usr/share/poppler"));
    // The last, because it would not return.
    std::fflush(stdout);
    report("exec", execve(program, arguments, nullptr));
}

} // namespace answerdesk::extract
