// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtGui/QImage>
#include <QtWidgets/QWidget>

class QHBoxLayout;
class QLabel;

namespace answerdesk::console {

/// Money or a number per day, week or month, stacked by channel, with an earlier period as a thin line, own
/// legend and a hover that names every channel of the period. The only place that knows QtCharts. The same
/// numbers must stand in a table beside it.
class DailyChart final : public QWidget
{
    Q_OBJECT
public:
    struct Period {
        QString label; ///< under the bar: "2 Jan"
        QString name; ///< in the hover: "Fri 2 Jan"
    };
    struct Channel {
        QString name;
        Ink ink = Ink::Chart1; ///< chart1 chat, chart2 product FAQs, chart3 a third series
        QList<double> values; ///< one a period; for drawing only
        QStringList texts; ///< the same, exact
    };
    struct Data {
        QList<Period> periods;
        QList<Channel> channels; ///< in stack order
        QStringList totals; ///< exact, one a period
        QList<double> previous; ///< may be empty
        QStringList previousTexts;
        QString previousName;
        QString currency; ///< ISO 4217; empty for a number
        bool lastIsPartial = false; ///< the last period is not over: drawn paler
    };

    /// The title stands above the bars with the legend at its right.
    explicit DailyChart(const QString &title, QWidget *parent = nullptr);
    ~DailyChart() override;
    void setTitle(const QString &title);
    void setData(const Data &data);
    /// Everything on the surface's colour, at twice the size of the screen.
    QImage picture();

signals:
    void periodActivated(int index); ///< a bar was clicked

protected:
    void changeEvent(QEvent *event) override;

private:
    class View;
    void rebuildLegend();
    Data m_data;
    QLabel *m_title;
    View *m_view;
    QHBoxLayout *m_legend;
};

/// An amount with its currency, for axes without decimals: "€1,500".
QString moneyText(double amount, const QString &currency, int decimals);

} // namespace answerdesk::console
