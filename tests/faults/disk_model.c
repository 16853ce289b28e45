/* SPDX-FileCopyrightText: Answerdesk contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disk that fails, below one SQLite database: preloaded (LD_PRELOAD) into a program on 64-bit Linux. It
 * keeps, beside the files themselves, what a power cut would leave of the database and its write-ahead log.
 *
 * A page of 4 KiB that was written is dirty. A sync of its file copies its dirty pages into written/NAME.
 *
 * A sync of the folder gives the files in linked/ the names that they have now. A power cut leaves linked/.
 *
 * A sync that fails drops the dirty pages: they count as clean and no later sync copies them, while readers
 * still see them in the page cache (the file itself). Each descriptor that was open reports EIO once, at its
 * next sync.
 *
 * Dirty pages are kept in a mapped file: they outlive kill -9 of the program, as those in the page cache do.
 *
 * Environment: DISK_MODEL_DATABASE, the absolute path of the database file; DISK_MODEL_FOLDER, a folder that
 * has the folders written/ and linked/. FOLDER/state is struct model: disk_model.py reads and writes its
 * first fields while the program runs. Rollback journals and memory maps are not part of the model. Programs
 * that this one starts are not preloaded.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { kPage = 4096, kMaxPages = 1 << 20, kMaxDescriptors = 1 << 16, kMaxPath = 4096 };
enum { kDatabase, kLog, kFiles };
/* Which sync fails. A COMMIT syncs what was written through the same descriptor since the last sync; a
 * checkpoint syncs a log through a descriptor to which nothing was written since. */
enum { kNoSync, kCommitSync, kCheckpointLogSync, kDatabaseSync };
/* After a failed sync kFreezes becomes kFrozen: each thread that is about to write or sync stops. */
enum { kGoesOn, kFreezes, kFrozen };

struct file {
    int64_t errors; /* failed syncs */
    int64_t pages; /* one more than the last page that was ever dirty */
    unsigned char dirty[kMaxPages];
};

struct model {
    int64_t armed; /* the kind of sync whose next one fails */
    int64_t full_writes[kFiles]; /* so many writes to the file find no space */
    int64_t freezing;
    int64_t failures; /* failed syncs, of both files */
    int64_t dropped; /* pages of failed syncs */
    int64_t refused; /* writes that found no space */
    int64_t frozen; /* threads that have stopped */
    struct file files[kFiles];
};

static struct descriptor {
    _Atomic int file; /* its index + 1; 0: not of the database */
    int has_written; /* since the last sync through it */
    int64_t errors; /* of the file, as far as this descriptor has reported them */
} g_descriptors[kMaxDescriptors];

static pthread_mutex_t g_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct model *g_model; /* none before the constructor */
static char g_paths[kFiles][kMaxPath];
static char g_folder[kMaxPath]; /* of the database */
static char g_written[kFiles][kMaxPath];
static char g_linked[kFiles][kMaxPath];
static int g_copies[kFiles] = {-1, -1}; /* descriptors of written/ */

/* The functions of the C library that stand below are not to be used inside the model. */
static int open_file(const char *path, int flags, mode_t mode)
{
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

static void give_up(const char *what)
{
    fprintf(stderr, "disk_model: %s: %s\n", what, strerror(errno));
    abort();
}

static void put_path(char *target, const char *folder, const char *name)
{
    if (snprintf(target, kMaxPath, "%s%s", folder, name) >= kMaxPath)
        give_up("a path is too long");
}

__attribute__((constructor)) static void begin(void)
{
    const char *database = getenv("DISK_MODEL_DATABASE");
    const char *folder = getenv("DISK_MODEL_FOLDER");
    if (!database || database[0] != '/' || !folder) {
        errno = EINVAL;
        give_up("DISK_MODEL_DATABASE or DISK_MODEL_FOLDER");
    }
    unsetenv("LD_PRELOAD");
    put_path(g_folder, database, "");
    char *name = strrchr(g_folder, '/');
    for (int file = 0; file < kFiles; ++file) {
        const char *suffix = file == kLog ? "-wal" : "";
        char base[kMaxPath];
        put_path(base, name, suffix);
        put_path(g_paths[file], database, suffix);
        char part[kMaxPath];
        put_path(part, folder, "/written");
        put_path(g_written[file], part, base);
        put_path(part, folder, "/linked");
        put_path(g_linked[file], part, base);
    }
    *name = '\0';
    char path[kMaxPath];
    put_path(path, folder, "/state");
    const int state = open_file(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (state < 0 || syscall(SYS_ftruncate, state, sizeof(struct model)) != 0)
        give_up(path);
    void *mapped = mmap(NULL, sizeof(struct model), PROT_READ | PROT_WRITE, MAP_SHARED, state, 0);
    if (mapped == MAP_FAILED)
        give_up(path);
    syscall(SYS_close, state);
    g_model = mapped;
}

/* The database's descriptor behind a number, or none. Without the mutex: a handler of signals may write to a
 * pipe. */
static struct descriptor *tracked(int fd)
{
    return g_model && fd >= 0 && fd < kMaxDescriptors && g_descriptors[fd].file ? &g_descriptors[fd] : NULL;
}

static void track(int fd, const char *path)
{
    if (!g_model || fd < 0)
        return;
    pthread_mutex_lock(&g_mutex);
    for (int file = 0; file < kFiles; ++file) {
        if (strcmp(path, g_paths[file]) != 0)
            continue;
        if (fd >= kMaxDescriptors)
            give_up("too many open files");
        g_descriptors[fd].has_written = 0;
        g_descriptors[fd].errors = g_model->files[file].errors;
        g_descriptors[fd].file = file + 1;
        if (g_copies[file] < 0)
            g_copies[file] = open_file(g_written[file], O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (g_copies[file] < 0)
            give_up(g_written[file]);
    }
    pthread_mutex_unlock(&g_mutex);
}

/* Stops this thread for good if a sync has failed and the test wants to end the program there. With the
 * mutex. */
static void stop_if_frozen(void)
{
    if (g_model->freezing != kFrozen)
        return;
    ++g_model->frozen;
    pthread_mutex_unlock(&g_mutex);
    for (;;)
        pause();
}

/* Before the pages change, because a kill may come in between. */
static void mark(struct file *file, int64_t first, int64_t end)
{
    if (end > kMaxPages) {
        errno = EFBIG;
        give_up("the database is too large for the model");
    }
    if (file->pages < end)
        file->pages = end;
    for (int64_t number = first; number < end; ++number)
        file->dirty[number] = 1;
}

static ssize_t put(struct descriptor *descriptor, int fd, const void *bytes, size_t count, off_t offset)
{
    stop_if_frozen();
    if (g_model->full_writes[descriptor->file - 1] > 0) {
        --g_model->full_writes[descriptor->file - 1];
        ++g_model->refused;
        errno = ENOSPC;
        return -1;
    }
    if (count > 0)
        mark(&g_model->files[descriptor->file - 1], offset / kPage, (offset + (off_t)count - 1) / kPage + 1);
    descriptor->has_written = 1;
    return syscall(SYS_pwrite64, fd, bytes, count, offset);
}

static void copy_dirty_pages(struct file *file, int copy, int fd)
{
    char page[kPage];
    for (int64_t number = 0; number < file->pages; ++number) {
        if (!file->dirty[number])
            continue;
        const ssize_t size = pread(fd, page, kPage, number * kPage);
        if (size > 0 && syscall(SYS_pwrite64, copy, page, size, number * kPage) != size)
            give_up("written/");
        file->dirty[number] = 0;
    }
    struct stat status;
    if (fstat(fd, &status) != 0 || syscall(SYS_ftruncate, copy, status.st_size) != 0)
        give_up("written/");
}

static void drop_dirty_pages(struct file *file)
{
    for (int64_t number = 0; number < file->pages; ++number)
        g_model->dropped += file->dirty[number];
    memset(file->dirty, 0, (size_t)file->pages);
    ++file->errors;
}

static int sync_file(struct descriptor *descriptor, int fd)
{
    stop_if_frozen();
    const int index = descriptor->file - 1;
    struct file *file = &g_model->files[index];
    int kind = kDatabaseSync;
    if (index == kLog)
        kind = descriptor->has_written ? kCommitSync : kCheckpointLogSync;
    descriptor->has_written = 0;
    if (g_model->armed == kind) {
        drop_dirty_pages(file);
        g_model->armed = kNoSync;
        if (g_model->freezing == kFreezes)
            g_model->freezing = kFrozen;
        ++g_model->failures;
    } else {
        copy_dirty_pages(file, g_copies[index], fd);
    }
    if (descriptor->errors == file->errors)
        return 0;
    descriptor->errors = file->errors;
    errno = EIO;
    return -1;
}

static int is_the_folder(int fd)
{
    struct stat opened, folder;
    return g_model && fstat(fd, &opened) == 0 && S_ISDIR(opened.st_mode) && stat(g_folder, &folder) == 0
        && opened.st_dev == folder.st_dev && opened.st_ino == folder.st_ino;
}

static void sync_names(void)
{
    for (int file = 0; file < kFiles; ++file) {
        syscall(SYS_unlinkat, AT_FDCWD, g_linked[file], 0);
        if (link(g_written[file], g_linked[file]) != 0 && errno != ENOENT)
            give_up(g_linked[file]);
    }
}

static int synchronize(int fd, long call)
{
    struct descriptor *descriptor = tracked(fd);
    if (!descriptor && !is_the_folder(fd))
        return (int)syscall(call, fd);
    int result = 0;
    pthread_mutex_lock(&g_mutex);
    if (descriptor)
        result = sync_file(descriptor, fd);
    else
        sync_names();
    pthread_mutex_unlock(&g_mutex);
    return result;
}

/* What SQLite calls, each in place of the C library's. */

int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, mode_t) : 0;
    va_end(more);
    const int fd = open_file(path, flags, mode);
    track(fd, path);
    return fd;
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));

int close(int fd)
{
    struct descriptor *descriptor = tracked(fd);
    if (descriptor)
        descriptor->file = 0;
    return (int)syscall(SYS_close, fd);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset)
{
    struct descriptor *descriptor = tracked(fd);
    if (!descriptor)
        return syscall(SYS_pwrite64, fd, bytes, count, offset);
    pthread_mutex_lock(&g_mutex);
    const ssize_t written = put(descriptor, fd, bytes, count, offset);
    pthread_mutex_unlock(&g_mutex);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) __attribute__((alias("pwrite")));

ssize_t write(int fd, const void *bytes, size_t count)
{
    if (!tracked(fd))
        return syscall(SYS_write, fd, bytes, count);
    const off_t offset = lseek(fd, 0, SEEK_CUR);
    const ssize_t written = pwrite(fd, bytes, count, offset);
    if (written > 0)
        lseek(fd, offset + written, SEEK_SET);
    return written;
}

int ftruncate(int fd, off_t size)
{
    struct descriptor *descriptor = tracked(fd);
    if (!descriptor)
        return (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_lock(&g_mutex);
    stop_if_frozen();
    struct file *file = &g_model->files[descriptor->file - 1];
    mark(file, size / kPage, file->pages);
    const int result = (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_unlock(&g_mutex);
    return result;
}

int ftruncate64(int fd, off64_t size) __attribute__((alias("ftruncate")));

int fsync(int fd) { return synchronize(fd, SYS_fsync); }

int fdatasync(int fd) { return synchronize(fd, SYS_fdatasync); }

int unlink(const char *path)
{
    pthread_mutex_lock(&g_mutex);
    const int result = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    for (int file = 0; g_model && result == 0 && file < kFiles; ++file) {
        if (strcmp(path, g_paths[file]) != 0)
            continue;
        for (int fd = 0; fd < kMaxDescriptors; ++fd) {
            if (g_descriptors[fd].file == file + 1)
                g_descriptors[fd].file = 0;
        }
        memset(&g_model->files[file], 0, sizeof g_model->files[file]);
        syscall(SYS_unlinkat, AT_FDCWD, g_written[file], 0);
        if (g_copies[file] >= 0)
            syscall(SYS_close, g_copies[file]);
        g_copies[file] = -1;
    }
    pthread_mutex_unlock(&g_mutex);
    return result;
}
