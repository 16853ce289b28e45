// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/credential_store.h"
#include <qt6keychain/keychain.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr QLatin1String kService{"answerdesk-console"};

/// Starts the job. It owns itself: a keychain may ask the user for its own password before it answers.
template <typename Job>
void run(Job *job, const QString &id)
{
    job->setKey(id);
    job->setInsecureFallback(false); // never in a plain file
    job->start();
}

class KeychainCredentials final : public CredentialStore
{
public:
    bool isLasting() const override { return true; }

    void keep(const QString &id, const Secret &password, QObject *context, Kept kept) override
    {
        auto *job = new QKeychain::WritePasswordJob(kService);
        job->setBinaryData(password.reveal());
        connect(job, &QKeychain::Job::finished, context,
            [this, store = QPointer(this), job, id, password, context, kept = std::move(kept)] {
                if (!store)
                    return;
                if (job->error() == QKeychain::NoError) {
                    m_session.forget(id);
                    return kept({});
                }
                const QString why = reason(*job);
                m_session.keep(id, password, context, [kept, why](const QString &) { kept(why); });
            });
        run(job, id);
    }

    void find(const QString &id, QObject *context, Found found) override
    {
        auto *job = new QKeychain::ReadPasswordJob(kService);
        connect(job, &QKeychain::Job::finished, context,
            [this, store = QPointer(this), job, id, context, found = std::move(found)] {
                if (job->error() == QKeychain::NoError)
                    return found(Secret(job->binaryData()));
                if (store)
                    m_session.find(id, context, found);
            });
        run(job, id);
    }

    void forget(const QString &id) override
    {
        m_session.forget(id);
        run(new QKeychain::DeletePasswordJob(kService), id);
    }

private:
    static QString reason(const QKeychain::Job &job)
    {
        switch (job.error()) {
        case QKeychain::NoBackendAvailable:
        case QKeychain::NotImplemented:
            return SessionCredentials::tr("This system has no keychain.");
        case QKeychain::AccessDenied:
        case QKeychain::AccessDeniedByUser:
            return SessionCredentials::tr("The keychain may not be used.");
        default:
            return job.errorString().isEmpty()
                ? SessionCredentials::tr("The keychain refused it.")
                : SessionCredentials::tr("The keychain refused it: %1").arg(job.errorString());
        }
    }

    SessionCredentials m_session; ///< what the keychain would not take
};

} // namespace

std::unique_ptr<CredentialStore> systemCredentials() { return std::make_unique<KeychainCredentials>(); }

} // namespace answerdesk::console
