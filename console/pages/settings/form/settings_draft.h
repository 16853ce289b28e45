// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/texts.h"
#include "shared/client/api_client.h"
#include <QtCore/QHash>
#include <QtCore/QMap>
#include <QtCore/QPointer>
#include <QtCore/QSet>

namespace answerdesk::console {

/// A company's settings as the server has them, and what was typed over them. Values go by the names of
/// api::CompanyRequest; greeting and refusal by textName(). What was typed stays until it is saved or
/// discarded, for each company by itself and whatever happens to the connection. GUI thread.
class SettingsDraft final : public QObject
{
    Q_OBJECT
public:
    using Values = QMap<QString, json::Value>;
    using Errors = QMap<QString, QString>; ///< by name, as a sentence

    explicit SettingsDraft(QObject *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &company);
    /// Reads anew; what was typed stays.
    void refresh();
    bool isLoaded() const { return m_settings.isRead && m_texts.isRead; }
    bool isSaving() const { return m_isSaving; }

    static QString textName(const QString &member, const QString &locale); ///< "greeting", "de"
    QStringList textLocales() const;
    /// Address of the server; empty without one.
    QString server() const { return m_client ? m_client->server().toString() : QString(); }
    json::Value stored(const QString &name) const;
    json::Value value(const QString &name) const; ///< as typed, else as stored
    /// What the server says without a text of the company's own.
    QString builtInText(const QString &name) const { return m_builtIn.value(name); }

    void edit(const QString &name, const json::Value &value);
    QStringList changes() const { return m_edits.keys(); }
    qsizetype changesOfAll() const; ///< those of companies that are not shown too
    /// What somebody else has changed while something was typed over it.
    QStringList conflicts() const;
    void takeTheirs(const QString &name);
    /// Drops what was typed for a company, which was deleted.
    void forget(const QString &company);
    /// Drops what was typed; gives it, for restore().
    Values discard();
    void restore(const Values &typed);
    /// Sends what was typed, over what the server has by now. What breaks a rule of the declaration is told
    /// by refused() without asking the server. When somebody else has changed the same since it was read
    /// nothing is sent: conflicted().
    void save();

signals:
    void loaded();
    void edited(); ///< also when saving begins and ends
    void loadFailed(const answerdesk::client::ApiFailure &failure);
    void saved(int changes);
    void refused(const answerdesk::console::SettingsDraft::Errors &errors);
    void saveFailed(const answerdesk::client::ApiFailure &failure);
    void conflicted();

private:
    struct Edit {
        json::Value was; ///< the server's value that it was typed over
        json::Value mine;
    };
    struct Part {
        Values values;
        QByteArray tag;
        bool isRead = false;
        client::PendingCall call;
    };
    void read();
    void take(const client::Tagged<api::Company> &company);
    void take(const client::Tagged<api::CompanyTexts> &texts);
    void reconcile();
    Errors faults() const;
    static Errors errorsOf(const Error &error, const json::Object &body);
    json::Object settingsBody() const;
    json::Object textsBody(const QString &locale) const;
    void sendNext();
    void sendTexts(const QString &locale);
    template <typename T>
    void answered(
        const client::ApiResult<client::Tagged<T>> &answer, const json::Object &body, const QString &locale);
    void endSaving();

    QPointer<client::ApiClient> m_client;
    QString m_company;
    Part m_settings, m_texts;
    QHash<QString, QString> m_builtIn;
    QMap<QString, Edit> m_edits;
    QString m_place; ///< server and company, by which m_kept goes
    QHash<QString, QMap<QString, Edit>> m_kept; ///< of companies that are not shown
    bool m_isSaving = false;
    bool m_isRepeating = false; ///< the part was read again because its tag had changed
    int m_savedChanges = 0;
};

} // namespace answerdesk::console
