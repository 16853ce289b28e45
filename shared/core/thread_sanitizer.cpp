// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Built with ThreadSanitizer only. Debian's Qt is not instrumented, so ThreadSanitizer does not see that an
// event posted by one thread happens before its delivery in another one, and would report every queued call.
// The functions of this file stand in front of the functions of Qt that carry work between threads, and
// report just that order. What our own code does between such calls is checked in full. The replaced symbols
// are those of Qt 6.2 to 6.6.
#include <QtCore/QDeadlineTimer>
#include <QtCore/QObject>
#include <QtCore/QThread>
#include <QtCore/QThreadPool>
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

/// Signals and posted events: the thread that delivers an event sees what every thread did before it posted
/// one.
char s_events;
/// Ends of threads and of a pool's work, for those who wait for them.
char s_ends;

template <typename Function>
Function *original(const char *symbol)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, symbol));
}

/// Releases at the end of a thread, when the objects of the thread are destroyed.
struct EndOfThread {
    bool isUsed = false;
    ~EndOfThread() { __tsan_release(&s_ends); }
};
thread_local EndOfThread t_end;

bool beforeEvent(void **)
{
    t_end.isUsed = true;
    __tsan_acquire(&s_events);
    return false; // Qt goes on with the event
}

[[maybe_unused]] const bool s_isRegistered
    = QInternal::registerCallback(QInternal::EventNotifyCallback, beforeEvent);

/// A slot that orders its call after its posting, and the end of a blocking call after the slot.
class OrderedSlot final : public QtPrivate::QSlotObjectBase
{
public:
    explicit OrderedSlot(QSlotObjectBase *slot)
        : QSlotObjectBase(&OrderedSlot::impl)
        , m_slot(slot)
    {
    }

private:
    static void impl(int which, QSlotObjectBase *base, QObject *receiver, void **arguments, bool *result)
    {
        auto *self = static_cast<OrderedSlot *>(base);
        switch (which) {
        case Destroy:
            self->m_slot->destroyIfLastRef();
            delete self;
            break;
        case Call:
            __tsan_acquire(self);
            self->m_slot->call(receiver, arguments);
            __tsan_release(self);
            break;
        case Compare:
            *result = self->m_slot->compare(arguments);
            break;
        default:
            break;
        }
    }
    QSlotObjectBase *m_slot;
};

std::function<void()> ordered(std::function<void()> work)
{
    std::function<void()> wrapped = [work = std::move(work)]() mutable {
        __tsan_acquire(&s_events);
        work();
        work = {};
        __tsan_release(&s_ends);
    };
    __tsan_release(&s_events); // what was written until now, the work itself included
    return wrapped;
}

} // namespace

bool QMetaObject::invokeMethodImpl(
    QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, void *result)
{
    static auto *const call = original<bool(
        QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    auto *const wrapped = new OrderedSlot(slot);
    wrapped->ref();
    __tsan_release(wrapped);
    __tsan_release(&s_events);
    const bool done = call(object, wrapped, type, result);
    if (type == Qt::BlockingQueuedConnection)
        __tsan_acquire(wrapped);
    wrapped->destroyIfLastRef();
    return done;
}

void QMetaObject::activate(QObject *sender, const QMetaObject *object, int index, void **arguments)
{
    static auto *const call = original<void(QObject *, const QMetaObject *, int, void **)>(
        "_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    __tsan_release(&s_events);
    call(sender, object, index, arguments);
}

void QThreadPool::start(std::function<void()> work, int priority)
{
    static auto *const call = original<void(QThreadPool *, std::function<void()>, int)>(
        "_ZN11QThreadPool5startESt8functionIFvvEEi");
    call(this, ordered(std::move(work)), priority);
}

bool QThreadPool::tryStart(std::function<void()> work)
{
    static auto *const call
        = original<bool(QThreadPool *, std::function<void()>)>("_ZN11QThreadPool8tryStartESt8functionIFvvEE");
    return call(this, ordered(std::move(work)));
}

bool QThreadPool::waitForDone(int milliseconds)
{
    static auto *const call = original<bool(QThreadPool *, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool isDone = call(this, milliseconds);
    __tsan_acquire(&s_ends);
    return isDone;
}

bool QThread::wait(QDeadlineTimer deadline)
{
    static auto *const call = original<bool(QThread *, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool isDone = call(this, deadline);
    __tsan_acquire(&s_ends);
    return isDone;
}
