// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/theme.h"
#include <QtCore/QDate>
#include <QtWidgets/QWidget>

class QHBoxLayout;

namespace answerdesk::console {

/// Money per day, stacked by channel, with an earlier period as a thin line, own legend and a hover that
/// names every channel of the day. The only place that knows QtCharts. The same numbers must stand in a table
/// beside it.
class DailyChart final : public QWidget
{
    Q_OBJECT
public:
    struct Channel {
        QString name;
        Ink ink = Ink::Chart1; ///< chart1 chat, chart2 product FAQs, chart3 a third series
        QList<double> values; ///< one a day
    };
    struct Data {
        QDate first;
        QList<Channel> channels; ///< in stack order
        QList<double> previous; ///< may be empty
        QString previousName;
        QString currency; ///< ISO 4217
        bool lastIsPartial = false; ///< the day is not over: drawn paler
    };

    /// The title stands above the bars with the legend at its right.
    explicit DailyChart(const QString &title, QWidget *parent = nullptr);
    ~DailyChart() override;
    void setData(const Data &data);

signals:
    void dayActivated(QDate day); ///< a bar was clicked

protected:
    void changeEvent(QEvent *event) override;

private:
    class View;
    void rebuildLegend();
    QString m_title;
    Data m_data;
    View *m_view;
    QHBoxLayout *m_legend;
};

/// An amount with its currency, for axes without decimals: "€1,500".
QString moneyText(double amount, const QString &currency, int decimals);

} // namespace answerdesk::console
