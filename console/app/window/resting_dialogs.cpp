// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/resting_dialogs.h"
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QCoreApplication>

namespace answerdesk::console {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RestingDialogs)
};

constexpr char kServer[] = "deskServer";
constexpr char kCompany[] = "deskCompany";
constexpr char kName[] = "deskName";

} // namespace

void restDialogs(QWidget *window, const Desk &before, const Desk &now, bool isOtherClient)
{
    for (TaskDialog *dialog : window->findChildren<TaskDialog *>()) {
        if (!dialog->isOnServer())
            continue;
        if (!dialog->property(kServer).isValid()) {
            dialog->setProperty(kServer, before.server);
            dialog->setProperty(kCompany, before.company);
            dialog->setProperty(kName, before.name);
        }
        const Desk own{dialog->property(kServer).toString(), dialog->property(kCompany).toString(), {}};
        if (own.server.isEmpty()) // opened without a server: it does not need one
            continue;
        // With another client on the same desk as well: what it was waiting for will not come.
        if (now.server.isEmpty() || isOtherClient)
            dialog->setResting(Words::tr("No server is open."));
        if (own == now)
            dialog->setResting({});
        else if (!now.server.isEmpty())
            dialog->setResting(Words::tr("This belongs to %1, which is no longer shown.")
                                   .arg(dialog->property(kName).toString()));
    }
}

} // namespace answerdesk::console
