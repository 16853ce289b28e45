// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/export/file_question.h"
#include <QtWidgets/QFileDialog>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void askForFile(QWidget *asker, const QString &title, const QString &name, const QStringList &filters,
    const std::function<void(const QString &)> &take)
{
    auto *dialog = new QFileDialog(asker->window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters(filters);
    const auto setSuffix = [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(u"*."_s, 1).section(u')', 0, 0));
    };
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, setSuffix);
    setSuffix(filters.first());
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, asker, take);
    dialog->open();
}

} // namespace answerdesk::console
