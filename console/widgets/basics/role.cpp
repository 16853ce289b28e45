// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/role.h"
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QWidget>

namespace answerdesk::console {

namespace {

constexpr char kRole[] = "accessibleRole";

class RoleInterface final : public QAccessibleWidget
{
public:
    RoleInterface(QWidget *widget, QAccessible::Role role)
        : QAccessibleWidget(widget, role)
    {
    }
    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (role() == QAccessible::Button && widget()->isEnabled())
            names.prepend(pressAction());
        return names;
    }
    void doAction(const QString &name) override
    {
        if (name != pressAction())
            return QAccessibleWidget::doAction(name);
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent key(type, Qt::Key_Space, Qt::NoModifier);
            QCoreApplication::sendEvent(widget(), &key);
        }
    }
};

QAccessibleInterface *interfaceOf(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget ? widget->property(kRole) : QVariant();
    return role.isValid() ? new RoleInterface(widget, QAccessible::Role(role.toInt())) : nullptr;
}

} // namespace

void setRole(QWidget *widget, QAccessible::Role role)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(interfaceOf);
        return true;
    }();
    Q_UNUSED(isInstalled)
    widget->setProperty(kRole, int(role));
    // What was made for its name is of no role.
    if (QAccessibleInterface *former = QAccessible::queryAccessibleInterface(widget);
        former && former->role() != role)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(former));
}

} // namespace answerdesk::console
