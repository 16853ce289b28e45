// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/avatar.h"
#include "console/widgets/style/style.h"
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

namespace answerdesk::console {

namespace {

constexpr Ink kInks[] = {Ink::Company1, Ink::Company2, Ink::Company3, Ink::Company4, Ink::Company5,
    Ink::Company6, Ink::Company7, Ink::Company8};

class AvatarEngine final : public QIconEngine
{
public:
    AvatarEngine(QString key, QString name)
        : m_key(std::move(key))
        , m_name(std::move(name))
    {
    }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        if (const auto *style = qobject_cast<const LookStyle *>(QApplication::style()))
            drawAvatar(painter, rect, m_key, m_name, style->theme());
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new AvatarEngine(m_key, m_name); }
    bool isNull() override { return false; }

private:
    QString m_key;
    QString m_name;
};

} // namespace

Ink companyInk(const QString &key)
{
    if (key.isEmpty())
        return Ink::AccentFill; // no company is shown
    quint32 sum = 2'166'136'261U; // FNV-1a: qHash() may be another one with the next version of Qt
    for (const char byte : key.toUtf8())
        sum = (sum ^ quint8(byte)) * 16'777'619U;
    return kInks[sum % std::size(kInks)];
}

void drawAvatar(
    QPainter *painter, const QRectF &rect, const QString &key, const QString &name, const Theme &theme)
{
    drawRounded(painter, rect, rect.height() / 4, theme.color(companyInk(key)));
    QFont font = theme.font(Type::Strong);
    font.setPixelSize(qMax(8, qRound(rect.height() * 0.48)));
    painter->save();
    painter->setFont(font);
    painter->setPen(theme.color(Ink::OnAccent));
    painter->drawText(rect, Qt::AlignCenter, name.left(1).toUpper());
    painter->restore();
}

QIcon avatarIcon(const QString &key, const QString &name) { return QIcon(new AvatarEngine(key, name)); }

} // namespace answerdesk::console
