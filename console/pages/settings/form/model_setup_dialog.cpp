// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/model_setup_dialog.h"
#include "console/app/page/fault_of.h"
#include "console/pages/settings/form/model_check_line.h"
#include "console/words/server_words.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTestTimeoutMs = 300'000; // the first request may load the model
constexpr int kLongestAddress = 2000, kLongestKey = 4000, kLongestQuestion = 500;
} // namespace

ModelSetupDialog::ModelSetupDialog(client::ApiClient *client, const api::ModelSetup &setup, QWidget *parent)
    : TaskDialog(tr("Set up models"), WithKey, parent)
    , m_client(client)
    , m_question(new QLineEdit)
{
    setOnServer();
    addText(
        tr("Written to %1. It takes effect at the server’s next start.").arg(setup.file.value_or(QString())));
    m_completion = addService(u"setupCompletion"_s, tr("Answers"), setup.completion,
        tr("An OpenAI-compatible server. Leave empty for no model."),
        tr("Separate several names with commas. The first one is the default."));
    m_embeddings = addService(u"setupEmbeddings"_s, tr("Embeddings"), setup.embeddings,
        tr("Leave empty to use the address above."), tr("One name. Leave empty to rank by words only."));
    m_question->setObjectName(u"setupQuestion"_s);
    m_question->setMaxLength(kLongestQuestion);
    m_question->setPlaceholderText(tr("What is a gift card?"));
    addField(tr("Sample question"), m_question, tr("The test shows what the model answers to it."));
    auto *results = new QWidget;
    m_results = column(results, 0, 8);
    content()->addWidget(results);
    auto *try_ = button(tr("Test"), u"bolt"_s);
    auto *cancel = button(tr("Cancel"));
    auto *save = button(tr("Save"), {}, Kind::Primary);
    try_->setObjectName(u"setupTest"_s);
    save->setObjectName(u"setupSave"_s);
    setButtons({cancel, save}, try_);
    connect(try_, &QPushButton::clicked, this, &ModelSetupDialog::test);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ModelSetupDialog::save);
    m_completion.url->setFocus();
}

ModelSetupDialog::~ModelSetupDialog() { m_call.cancel(); }

ModelSetupDialog::Service ModelSetupDialog::addService(const QString &name, const QString &title,
    const api::ModelServiceSetup &before, const QString &urlHelp, const QString &modelsHelp)
{
    Service service{before, new QLineEdit(before.url.value), new QLineEdit(before.models.value),
        passwordField(tr("Key for %1").arg(title))};
    content()->addWidget(label(title, Type::Section));
    service.url->setObjectName(name + u"Url"_s);
    service.models->setObjectName(name + u"Models"_s);
    service.key->setObjectName(name + u"Key"_s);
    service.url->setPlaceholderText(u"http://127.0.0.1:8080/v1"_s);
    service.key->setPlaceholderText(before.hasKey ? tr("Kept") : QString());
    for (QLineEdit *edit : {service.url, service.models})
        edit->setMaxLength(kLongestAddress);
    service.key->setMaxLength(kLongestKey);
    service.urlField = addField(tr("Address"), service.url, urlHelp);
    auto *line = new QWidget;
    auto *box = row(line, 0, 16);
    service.modelsField = new FormField(tr("Models"), service.models, modelsHelp);
    service.keyField = new FormField(
        tr("Key"), service.key, before.hasKey ? tr("Leave empty to keep the key.") : tr("Optional"));
    box->addWidget(service.modelsField, 1);
    box->addWidget(service.keyField, 1);
    content()->addWidget(line);
    const std::pair<const api::ModelSetupValue *, std::pair<QLineEdit *, FormField *>> values[]
        = {{&before.url, {service.url, service.urlField}},
            {&before.models, {service.models, service.modelsField}},
            {&before.key, {service.key, service.keyField}}};
    for (const auto &[value, field] : values) {
        if (!value->isFixed)
            continue;
        field.first->setEnabled(false);
        field.second->setHelp(tr("Set by %1").arg(value->origin));
    }
    return service;
}

std::optional<api::ModelServiceChange> ModelSetupDialog::changeOf(const Service &service)
{
    api::ModelServiceChange change;
    if (const QString url = service.url->text().trimmed(); url != service.before.url.value)
        change.url = url;
    if (const QString models = service.models->text().trimmed(); models != service.before.models.value)
        change.models = models;
    if (const QString key = service.key->text().trimmed(); !key.isEmpty())
        change.key = key;
    return change.url || change.models || change.key ? std::optional(change) : std::nullopt;
}

void ModelSetupDialog::clearErrors()
{
    setFault({});
    for (const Service *service : {&m_completion, &m_embeddings}) {
        for (FormField *field : {service->urlField, service->modelsField, service->keyField})
            field->setError({});
    }
}

void ModelSetupDialog::test()
{
    if (!m_client)
        return;
    clearErrors();
    api::ModelTrialRequest request{changeOf(m_completion), changeOf(m_embeddings), {}};
    const QString question = m_question->text().trimmed();
    request.question = question.isEmpty() ? m_question->placeholderText() : question;
    setBusy(true);
    m_call = m_client->call<api::ModelTrial>(api::Endpoint::TryModelSetup,
        {.body = schema::toJson(request), .timeoutMs = kTestTimeoutMs}, this,
        [this](const client::ApiResult<api::ModelTrial> &trial) {
            setBusy(false);
            if (trial)
                showTrial(*trial);
            else
                showRefusal(tr("The models were not tested."), trial.error());
        });
}

void ModelSetupDialog::save()
{
    if (!m_client)
        return;
    clearErrors();
    const api::ModelSetupRequest request{changeOf(m_completion), changeOf(m_embeddings)};
    setBusy(true);
    m_call = m_client->call<api::ModelSetup>(api::Endpoint::PutModelSetup, {.body = schema::toJson(request)},
        this, [this](const client::ApiResult<api::ModelSetup> &setup) {
            setBusy(false);
            if (!setup)
                return showRefusal(tr("The setup was not saved."), setup.error());
            accept();
            emit saved(*setup);
        });
}

void ModelSetupDialog::showTrial(const api::ModelTrial &trial)
{
    while (QLayoutItem *item = m_results->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (QWidget *line : modelCheckLines(trial.test))
        m_results->addWidget(line);
    if (!trial.answer)
        return;
    auto *answer = new Paragraph(*trial.answer, QPalette::WindowText);
    answer->setObjectName(u"setupAnswer"_s);
    answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_results->addWidget(answer);
}

void ModelSetupDialog::showRefusal(const QString &what, const client::ApiFailure &failure)
{
    bool isShown = false;
    for (const auto &[path, reason] : failure.error.invalidFields) {
        const Service &service = path.startsWith(u"embeddings") ? m_embeddings : m_completion;
        FormField *field = path.endsWith(u"url") ? service.urlField
            : path.endsWith(u"models")           ? service.modelsField
            : path.endsWith(u"key")              ? service.keyField
                                                 : nullptr;
        if (!field)
            continue;
        field->setError(tr("This %1.").arg(serverwords::translated(reason)), !isShown);
        isShown = true;
    }
    if (!isShown)
        setFault(faultOf(what, failure));
}

} // namespace answerdesk::console
