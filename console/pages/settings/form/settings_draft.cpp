// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/settings_draft.h"
#include "console/words/server_words.h"
#include "shared/api/companies.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using api::Endpoint;
using client::ApiResult;
using client::Tagged;

namespace {

constexpr int kLongestSaving = 60'000;

/// "greeting:de" apart; the locale is empty for settings.
std::pair<QString, QString> partsOf(const QString &name)
{
    const qsizetype at = name.indexOf(u':');
    return at < 0 ? std::pair(name, QString()) : std::pair(name.left(at), name.mid(at + 1));
}

bool isBlank(const json::Value &value) { return value.asString() && value.asString()->trimmed().isEmpty(); }

} // namespace

SettingsDraft::SettingsDraft(QObject *parent)
    : QObject(parent)
{
}

QString SettingsDraft::textName(const QString &member, const QString &locale)
{
    return member + u':' + locale;
}

void SettingsDraft::setSession(client::ApiClient *client, const QString &company)
{
    if (!m_edits.isEmpty())
        m_kept.insert(m_place, m_edits);
    for (Part *part : {&m_settings, &m_texts}) {
        part->call.cancel();
        *part = {};
    }
    m_builtIn.clear();
    m_isSaving = false;
    m_client = client;
    m_company = client ? company : QString();
    m_place = client ? client->place() + u' ' + company : QString();
    m_edits = m_kept.take(m_place);
    emit edited();
    read();
}

void SettingsDraft::refresh()
{
    if (!m_isSaving)
        read();
}

void SettingsDraft::read()
{
    if (!m_client || m_company.isEmpty())
        return;
    const auto fail = [this](const client::ApiFailure &failure) {
        emit loadFailed(failure);
        if (m_isSaving) {
            endSaving();
            emit saveFailed(failure);
        }
    };
    m_texts.call.cancel();
    m_settings.call.cancel();
    m_settings.call = m_client->callTagged<api::Company>(Endpoint::GetSettings, {.segments = {m_company}},
        this, [this, fail](ApiResult<Tagged<api::Company>> company) {
            if (!company)
                return fail(company.error());
            take(*company);
            m_texts.call = m_client->callTagged<api::CompanyTexts>(Endpoint::GetTexts,
                {.segments = {m_company}}, this, [this, fail](ApiResult<Tagged<api::CompanyTexts>> texts) {
                    if (!texts)
                        return fail(texts.error());
                    take(*texts);
                    reconcile();
                    emit loaded();
                    if (!m_isSaving)
                        return;
                    if (conflicts().isEmpty())
                        return sendNext();
                    endSaving();
                    emit conflicted();
                });
        });
}

void SettingsDraft::take(const Tagged<api::Company> &company)
{
    m_settings.values.clear();
    m_settings.tag = company.etag;
    m_settings.isRead = true;
    const auto values = json::parse(schema::toJson(company.value));
    for (const auto &[name, value] : *values->asObject())
        m_settings.values.insert(name, value);
}

void SettingsDraft::take(const Tagged<api::CompanyTexts> &texts)
{
    m_texts.values.clear();
    m_builtIn.clear();
    m_texts.tag = texts.etag;
    m_texts.isRead = true;
    for (const api::LocaleTexts &text : texts.value.texts) {
        const QString greeting = textName(u"greeting"_s, text.locale),
                      refusal = textName(u"refusal"_s, text.locale);
        m_texts.values.insert(greeting, text.greeting.value_or(QString()));
        m_texts.values.insert(refusal, text.refusal.value_or(QString()));
        m_builtIn.insert(greeting, text.defaultGreeting);
        m_builtIn.insert(refusal, text.defaultRefusal);
    }
}

/// What the server has by now may be what was typed.
void SettingsDraft::reconcile()
{
    for (auto edit = m_edits.begin(); edit != m_edits.end();)
        edit = stored(edit.key()) == edit->mine ? m_edits.erase(edit) : std::next(edit);
    emit edited();
}

QStringList SettingsDraft::textLocales() const
{
    QStringList locales;
    for (auto text = m_texts.values.cbegin(); text != m_texts.values.cend(); ++text) {
        if (const QString locale = partsOf(text.key()).second; !locales.contains(locale))
            locales << locale;
    }
    return locales;
}

json::Value SettingsDraft::stored(const QString &name) const
{
    return (partsOf(name).second.isEmpty() ? m_settings : m_texts).values.value(name);
}

json::Value SettingsDraft::value(const QString &name) const
{
    const auto edit = m_edits.constFind(name);
    return edit != m_edits.cend() ? edit->mine : stored(name);
}

void SettingsDraft::edit(const QString &name, const json::Value &value)
{
    if (!isLoaded())
        return; // what is shown is still another company's
    const auto known = m_edits.find(name);
    if (value == stored(name)) {
        if (known == m_edits.end())
            return;
        m_edits.erase(known);
    } else if (known == m_edits.end()) {
        m_edits.insert(name, {stored(name), value});
    } else if (known->mine == value) {
        return;
    } else {
        known->mine = value;
    }
    emit edited();
}

QStringList SettingsDraft::conflicts() const
{
    QStringList names;
    for (auto edit = m_edits.cbegin(); edit != m_edits.cend(); ++edit) {
        if (isLoaded() && !(edit->was == stored(edit.key())))
            names << edit.key();
    }
    return names;
}

qsizetype SettingsDraft::changesOfAll() const
{
    qsizetype count = m_edits.size();
    for (const auto &edits : m_kept)
        count += edits.size();
    return count;
}

void SettingsDraft::takeTheirs(const QString &name)
{
    if (m_edits.remove(name) > 0)
        emit edited();
}

void SettingsDraft::forget(const QString &company)
{
    if (!m_client)
        return;
    m_kept.remove(m_client->place() + u' ' + company);
    if (company == m_company && !std::exchange(m_edits, {}).isEmpty())
        emit edited();
}

SettingsDraft::Values SettingsDraft::discard()
{
    Values typed;
    for (auto edit = m_edits.cbegin(); edit != m_edits.cend(); ++edit)
        typed.insert(edit.key(), edit->mine);
    m_edits.clear();
    emit edited();
    return typed;
}

void SettingsDraft::restore(const Values &typed)
{
    for (auto value = typed.cbegin(); value != typed.cend(); ++value)
        edit(value.key(), *value);
}

json::Object SettingsDraft::settingsBody() const
{
    json::Object body;
    for (auto edit = m_edits.cbegin(); edit != m_edits.cend(); ++edit) {
        if (partsOf(edit.key()).second.isEmpty())
            body.emplace_back(edit.key(), edit->mine);
    }
    return body;
}

json::Object SettingsDraft::textsBody(const QString &locale) const
{
    json::Object body;
    for (const QString &member : {u"greeting"_s, u"refusal"_s}) {
        const QString name = textName(member, locale);
        const auto edit = m_edits.constFind(name);
        if (edit == m_edits.cend())
            continue;
        if (body.empty())
            body.emplace_back(u"locale"_s, locale);
        // The built-in words bring the built-in text back.
        body.emplace_back(member, isBlank(edit->mine) ? json::Value(builtInText(name)) : edit->mine);
    }
    return body;
}

SettingsDraft::Errors SettingsDraft::errorsOf(const Error &error, const json::Object &body)
{
    const json::Value sent(body);
    const QString locale = sent.string(u"locale");
    Errors errors;
    for (const auto &[path, said] : error.invalidFields) {
        const QString reason = serverwords::translated(said);
        const qsizetype bracket = path.indexOf(u'[');
        const QString member = path.left(bracket),
                      name = locale.isEmpty() ? member : textName(member, locale);
        QString entry;
        if (const json::Value *list = sent.find(member); bracket > 0 && list && list->asArray()) {
            const auto at = std::size_t(path.mid(bracket + 1).chopped(1).toULongLong());
            if (at < list->asArray()->size() && (*list->asArray())[at].asString())
                entry = *(*list->asArray())[at].asString();
        }
        const QString sentence
            = entry.isEmpty() ? tr("This %1.").arg(reason) : tr("“%1” %2.").arg(entry, reason);
        errors[name] = errors.contains(name) ? errors[name] + u'\n' + sentence : sentence;
    }
    return errors;
}

SettingsDraft::Errors SettingsDraft::faults() const
{
    const json::Object settings = settingsBody();
    Errors errors;
    if (const auto request = schema::read<api::CompanyRequest>(json::Value(settings)); !request)
        errors.insert(errorsOf(request.error(), settings));
    for (const auto &[name, value] : settings) {
        if (isBlank(value)) // counts as absent in a request: it would change nothing
            errors.insert(name, tr("This cannot be empty."));
    }
    for (const QString &locale : textLocales()) {
        const json::Object texts = textsBody(locale);
        if (texts.empty())
            continue;
        if (const auto request = schema::read<api::TextsChange>(json::Value(texts)); !request)
            errors.insert(errorsOf(request.error(), texts));
    }
    return errors;
}

void SettingsDraft::save()
{
    if (m_isSaving || m_edits.isEmpty() || !isLoaded() || !m_client)
        return;
    if (const Errors errors = faults(); !errors.isEmpty())
        return emit refused(errors);
    for (auto edit = m_edits.begin(); edit != m_edits.end(); ++edit)
        edit->was = stored(edit.key()); // whoever saves beside a conflict has seen it
    m_isSaving = true;
    m_isRepeating = false;
    m_savedChanges = 0;
    emit edited();
    sendNext();
}

void SettingsDraft::sendNext()
{
    if (const json::Object body = settingsBody(); !body.empty()) {
        m_settings.call = m_client->callTagged<api::Company>(Endpoint::ChangeSettings,
            {.segments = {m_company},
                .body = json::Value(body).toJson(),
                .ifMatch = m_settings.tag,
                .timeoutMs = kLongestSaving},
            this, [this, body](ApiResult<Tagged<api::Company>> answer) { answered(answer, body, {}); });
        return;
    }
    for (const QString &name : changes()) {
        if (const QString locale = partsOf(name).second; !locale.isEmpty())
            return sendTexts(locale);
    }
    endSaving();
    emit loaded();
    emit saved(m_savedChanges);
}

void SettingsDraft::sendTexts(const QString &locale)
{
    const json::Object body = textsBody(locale);
    m_texts.call = m_client->callTagged<api::CompanyTexts>(Endpoint::ChangeTexts,
        {.segments = {m_company},
            .body = json::Value(body).toJson(),
            .ifMatch = m_texts.tag,
            .timeoutMs = kLongestSaving},
        this, [this, body, locale](ApiResult<Tagged<api::CompanyTexts>> answer) {
            answered(answer, body, locale);
        });
}

template <typename T>
void SettingsDraft::answered(
    const ApiResult<Tagged<T>> &answer, const json::Object &body, const QString &locale)
{
    if (answer) {
        take(*answer);
        for (const auto &[member, value] : body)
            m_savedChanges += int(m_edits.remove(locale.isEmpty() ? member : textName(member, locale)));
        return sendNext();
    }
    const client::ApiFailure &failure = answer.error();
    if (failure.error.code == ErrorCode::PreconditionFailed && !m_isRepeating) {
        m_isRepeating = true;
        return read(); // and goes on where nothing that was typed is concerned
    }
    endSaving();
    if (const Errors errors = errorsOf(failure.error, body); !errors.isEmpty())
        emit refused(errors);
    else
        emit saveFailed(failure);
}

void SettingsDraft::endSaving()
{
    m_isSaving = false;
    emit edited();
}

} // namespace answerdesk::console
