// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/glyph.h"
#include <QtCore/QFile>
#include <QtGui/QGuiApplication>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtGui/QPixmapCache>
#include <QtSvg/QSvgRenderer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QString fileOf(const QString &name) { return u":/answerdesk/icons/%1.svg"_s.arg(name); }

class GlyphEngine final : public QIconEngine
{
public:
    explicit GlyphEngine(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        glyph::paint(painter, rect, m_name,
            mode == QIcon::Disabled ? palette.color(QPalette::Disabled, QPalette::ButtonText)
                                    : palette.color(QPalette::BrightText));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        QPixmap pixmap(size); // Qt passes device pixels here
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new GlyphEngine(m_name); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

private:
    QString m_name;
};

} // namespace

void glyph::paint(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color)
{
    const qreal dpr = painter->device()->devicePixelRatioF();
    const QString key
        = u"answerdesk/%1/%2/%3/%4"_s.arg(name, color.name(QColor::HexArgb)).arg(rect.width()).arg(dpr);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        QFile file(fileOf(name));
        if (!file.open(QIODevice::ReadOnly)) {
            qWarning("there is no icon \"%s\"", qPrintable(name));
            return;
        }
        QSvgRenderer renderer(file.readAll().replace("currentColor", color.name().toLatin1()));
        pixmap = QPixmap((rect.size() * dpr).toSize());
        pixmap.setDevicePixelRatio(dpr);
        pixmap.fill(Qt::transparent);
        QPainter p(&pixmap);
        p.setRenderHint(QPainter::Antialiasing);
        renderer.render(&p, QRectF(QPointF(), rect.size()));
        p.end();
        QPixmapCache::insert(key, pixmap);
    }
    painter->drawPixmap(QPointF(qRound(rect.x() * dpr) / dpr, qRound(rect.y() * dpr) / dpr), pixmap);
}

QIcon glyph::icon(const QString &name) { return name.isEmpty() ? QIcon() : QIcon(new GlyphEngine(name)); }

QIcon glyph::applicationIcon()
{
    QIcon icon;
    QSvgRenderer renderer(u":/answerdesk/answerdesk.svg"_s);
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter, QRectF(0, 0, side, side));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

bool glyph::exists(const QString &name) { return QFile::exists(fileOf(name)); }

} // namespace answerdesk::console
