// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/faq_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::models {

FaqModel::FaqModel(QObject *parent)
    : RemoteModel(parent)
{
}

void FaqModel::clear()
{
    m_call.cancel();
    m_rows.clear();
    m_details.reset();
}

void FaqModel::setPage(const QString &pageId)
{
    if (m_page == pageId)
        return;
    m_page = pageId;
    reset();
}

void FaqModel::refresh()
{
    if (!canAsk() || m_page.isEmpty())
        return;
    m_call.cancel();
    beginLoading();
    m_call
        = client()->faqPage(company(), m_page, this, [this](client::ApiResult<api::FaqPageDetails> details) {
              if (!details)
                  return endLoading(details.error());
              m_details = std::move(details->page);
              std::stable_sort(details->faqs.begin(), details->faqs.end(),
                  [](const api::Faq &a, const api::Faq &b) { return a.position < b.position; });
              replaceRows(m_rows, std::move(details->faqs), [](const api::Faq &faq) { return faq.faqId; });
              endLoading();
          });
}

int FaqModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant FaqModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::Faq &faq = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == QuestionColumn ? faq.question : faq.answer;
    case FaqIdRole:
        return faq.faqId;
    case QuestionRole:
        return faq.question;
    case AnswerRole:
        return faq.answer;
    case PositionRole:
        return faq.position;
    case SourceCountRole:
        return int(faq.sources.size());
    case SourceTextRole: {
        if (faq.sources.empty())
            return QString();
        const api::FaqSource &source = faq.sources.front();
        return source.where.isEmpty() ? source.text : source.where + u": "_s + source.text;
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> FaqModel::roleNames() const
{
    return {{FaqIdRole, "faqId"}, {QuestionRole, "question"}, {AnswerRole, "answer"},
        {PositionRole, "position"}, {SourceCountRole, "sourceCount"}, {SourceTextRole, "sourceText"}};
}

} // namespace answerdesk::models
