// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/bench_pane.h"
#include <QtCore/QLocale>
#include <QtWidgets/QLineEdit>

namespace answerdesk::console {

void BenchPane::tellCut(const QString &field, qsizetype most)
{
    emit toastWanted({tr("“%1” holds %2 characters at most: what goes beyond was cut off. The tab Request "
                         "takes more, under Raw.")
                          .arg(field, QLocale().toString(most))});
}

void BenchPane::tellCuts()
{
    for (QLineEdit *edit : findChildren<QLineEdit *>()) {
        connect(edit, &QLineEdit::inputRejected, this,
            [this, edit] { tellCut(edit->accessibleName(), edit->maxLength()); });
    }
}

} // namespace answerdesk::console
