// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/assertion_check.h"
#include "console/bench/scenarios/scenario_words.h"
#include "shared/core/text.h"
#include <QtCore/QRegularExpression>
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qsizetype kMostShown = 500; ///< characters of a value

QString quoted(const json::Value &value)
{
    const QString text = QString::fromUtf8(value.toJson());
    return text.size() <= kMostShown ? text : text.left(kMostShown) + u"…"_s;
}

std::optional<QByteArray> numberText(const json::Value &value)
{
    if (const json::Number *number = value.asNumber())
        return number->text;
    static const QRegularExpression kNumber(u"^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$"_s);
    const QString *text = value.asString();
    return text && kNumber.match(*text).hasMatch() ? std::optional(text->toLatin1()) : std::nullopt;
}

/// A number as it is written, of any length: 0.digits * 10^exponent.
struct ExactNumber {
    QByteArray digits; ///< without zeros at either end; none: zero
    qint64 exponent = 0;
    bool isNegative = false;

    explicit ExactNumber(QByteArray text)
    {
        isNegative = text.startsWith('-');
        text = text.mid(isNegative ? 1 : 0).toLower();
        const qsizetype e = text.indexOf('e');
        if (e >= 0) {
            bool isSmall = false;
            const QByteArray written = text.mid(e + 1);
            exponent = written.toInt(&isSmall);
            if (!isSmall) // it is as far away as an exponent can be
                exponent = written.startsWith('-') ? std::numeric_limits<int>::min()
                                                   : std::numeric_limits<int>::max();
            text.truncate(e);
        }
        const qsizetype point = text.indexOf('.');
        exponent += point < 0 ? text.size() : point;
        digits = text.replace(".", "");
        while (digits.startsWith('0')) {
            digits.remove(0, 1);
            --exponent;
        }
        while (digits.endsWith('0'))
            digits.chop(1);
        isNegative = isNegative && !digits.isEmpty();
    }
};

int compare(const ExactNumber &a, const ExactNumber &b)
{
    if (a.isNegative != b.isNegative)
        return a.isNegative ? -1 : 1;
    int larger = 0; // without the sign
    if (a.digits.isEmpty() || b.digits.isEmpty())
        larger = int(!a.digits.isEmpty()) - int(!b.digits.isEmpty());
    else if (a.exponent != b.exponent)
        larger = a.exponent < b.exponent ? -1 : 1;
    else
        larger = a.digits < b.digits ? -1 : b.digits < a.digits ? 1 : 0;
    return a.isNegative ? -larger : larger;
}

bool equal(const json::Value &a, const json::Value &b)
{
    if (a.asNumber() && b.asNumber())
        return compareNumbers(a, b) == 0;
    if (const json::Array *left = a.asArray()) {
        const json::Array *right = b.asArray();
        return right && std::equal(left->begin(), left->end(), right->begin(), right->end(), equal);
    }
    const json::Object *left = a.asObject();
    const json::Object *right = b.asObject();
    if (!left || !right)
        return a == b;
    return left->size() == right->size() && std::all_of(left->begin(), left->end(), [&b](const auto &member) {
        const json::Value *other = b.find(member.first);
        return other && equal(member.second, *other);
    });
}

bool contains(const json::Value &whole, const json::Value &part)
{
    if (const json::Array *array = whole.asArray())
        return std::any_of(
            array->begin(), array->end(), [&part](const json::Value &entry) { return equal(entry, part); });
    const QString *text = whole.asString();
    return text && text->contains(ScenarioValues::textOf(part));
}

std::optional<qsizetype> sizeOf(const json::Value &value)
{
    if (const json::Array *array = value.asArray())
        return qsizetype(array->size());
    if (const json::Object *object = value.asObject())
        return qsizetype(object->size());
    const QString *text = value.asString();
    return text ? std::optional(codePointCount(*text)) : std::nullopt;
}

/// Judges the assertions of one answer and gathers what it says about each.
class Judge
{
public:
    Judge(const client::RawRecord &record, const ScenarioValues &values)
        : m_record(record)
        , m_values(values)
        , m_body(json::parse(record.response.body()))
    {
    }

    void status(const std::vector<int> &codes)
    {
        const int status = m_record.response.status();
        QStringList names;
        for (const int code : codes)
            names << QString::number(code);
        add(u"status"_s,
            names.size() == 1 ? ScenarioWords::tr("equals %1").arg(names.first())
                              : ScenarioWords::tr("is one of %1").arg(names.join(u", "_s)),
            QString::number(status), std::find(codes.begin(), codes.end(), status) != codes.end());
    }
    void noError()
    {
        const int status = m_record.response.status();
        add(u"status"_s, ScenarioWords::tr("is below 400"), QString::number(status), status < 400);
    }
    void judge(const ScenarioAssertion &assertion)
    {
        if (assertion.status)
            status(assertion.status->codes);
        else if (assertion.timeBelowMs)
            time(*assertion.timeBelowMs);
        else if (assertion.bodyContains)
            body(*assertion.bodyContains);
        else if (assertion.header)
            header(assertion);
        else
            jsonValue(assertion);
    }
    QList<AssertionResult> takeResults() { return std::move(m_results); }

private:
    void add(const QString &subject, const QString &expected, const QString &actual, bool passed)
    {
        m_results << AssertionResult{subject, m_values.shown(expected), m_values.shown(actual), passed};
    }
    void time(int limit)
    {
        const double took = m_record.timings.total();
        add(u"time"_s, ScenarioWords::tr("is below %1 ms").arg(limit),
            ScenarioWords::tr("%1 ms").arg(took, 0, 'f', 1), took < limit);
    }
    void body(const QString &templateText)
    {
        const ScenarioValues::Text part = m_values.text(templateText);
        const QString body = QString::fromUtf8(m_record.response.body());
        add(u"body"_s, part ? ScenarioWords::tr("contains %1").arg(quoted(*part)) : part.error(),
            quoted(json::Value(body)), part && body.contains(*part));
    }
    void header(const ScenarioAssertion &assertion)
    {
        std::optional<json::Value> found;
        for (const auto &[name, value] : m_record.response.headers()) {
            if (!found && name.compare(assertion.header->toLatin1(), Qt::CaseInsensitive) == 0)
                found = json::Value(QString::fromUtf8(value));
        }
        compare(ScenarioWords::tr("header %1").arg(*assertion.header), assertion, found ? &*found : nullptr,
            ScenarioWords::tr("no such header"), true);
    }
    void jsonValue(const ScenarioAssertion &assertion)
    {
        const auto path = JsonPath::parse(*assertion.json);
        if (!path || !m_body)
            return compare(*assertion.json, assertion, nullptr,
                path ? ScenarioWords::tr("the body is %1").arg(m_body.error()) : path.error(), false);
        const auto found = path->find(*m_body);
        compare(
            *assertion.json, assertion, found ? *found : nullptr, found ? QString() : found.error(), false);
    }

    void compare(const QString &subject, const ScenarioAssertion &assertion, const json::Value *found,
        const QString &absence, bool isHeader)
    {
        m_subject = subject;
        m_found = found;
        m_absence = absence;
        m_isHeader = isHeader;
        if (assertion.exists) {
            // A body that cannot be read shows nothing about what it lacks.
            const bool isKnown = isHeader || m_body;
            verdict(*assertion.exists ? ScenarioWords::tr("exists") : ScenarioWords::tr("is absent"),
                isKnown && (found != nullptr) == *assertion.exists);
        }
        if (assertion.type)
            verdict(ScenarioWords::tr("is of the type %1").arg(schema::enumName(*assertion.type)),
                found && schema::enumName(*assertion.type) == QLatin1String(found->typeName()));
        withValue(assertion.equals, ScenarioWords::tr("equals %1"),
            [this](const json::Value &wanted) { return same(*m_found, wanted); });
        oneOf(assertion);
        withValue(assertion.contains, ScenarioWords::tr("contains %1"),
            [this](const json::Value &wanted) { return contains(*m_found, wanted); });
        if (assertion.matches)
            verdict(ScenarioWords::tr("matches %1").arg(*assertion.matches),
                found && found->asString()
                    && QRegularExpression(*assertion.matches).match(*found->asString()).hasMatch());
        if (assertion.count)
            verdict(ScenarioWords::tr("counts %1").arg(*assertion.count),
                found && sizeOf(*found) == *assertion.count);
        limit(assertion.atLeast, ScenarioWords::tr("is at least %1"), [](int order) { return order >= 0; });
        limit(assertion.atMost, ScenarioWords::tr("is at most %1"), [](int order) { return order <= 0; });
        limit(assertion.moreThan, ScenarioWords::tr("is more than %1"), [](int order) { return order > 0; });
        limit(assertion.lessThan, ScenarioWords::tr("is less than %1"), [](int order) { return order < 0; });
    }

    bool same(const json::Value &found, const json::Value &wanted) const
    {
        // A header is always a text: 200 may be expected as a number.
        return m_isHeader ? *found.asString() == ScenarioValues::textOf(wanted) : equal(found, wanted);
    }
    void verdict(const QString &expected, bool passed)
    {
        add(m_subject, expected, m_found ? quoted(*m_found) : m_absence, passed);
    }
    template <typename Holds>
    void withValue(const std::optional<AnyValue> &templateValue, const QString &expected, Holds holds)
    {
        if (!templateValue)
            return;
        const ScenarioValues::Any wanted = m_values.value(templateValue->value);
        if (!wanted)
            return verdict(wanted.error(), false);
        verdict(QString(expected).replace(u"%1"_s, quoted(*wanted)), m_found && holds(*wanted));
    }
    template <typename Holds>
    void limit(const std::optional<AnyValue> &templateValue, const QString &expected, Holds holds)
    {
        withValue(templateValue, expected, [&](const json::Value &wanted) {
            const std::optional<int> order = compareNumbers(*m_found, wanted);
            return order && holds(*order);
        });
    }
    void oneOf(const ScenarioAssertion &assertion)
    {
        if (!assertion.oneOf)
            return;
        json::Array all;
        for (const AnyValue &value : *assertion.oneOf)
            all.push_back(value.value);
        withValue(AnyValue{json::Value(std::move(all))}, ScenarioWords::tr("is one of %1"),
            [this](const json::Value &wanted) {
                return std::any_of(wanted.asArray()->begin(), wanted.asArray()->end(),
                    [this](const json::Value &each) { return same(*m_found, each); });
            });
    }

    const client::RawRecord &m_record;
    const ScenarioValues &m_values;
    const tl::expected<json::Value, QString> m_body;
    QList<AssertionResult> m_results;
    QString m_subject;
    QString m_absence;
    const json::Value *m_found = nullptr;
    bool m_isHeader = false;
};

} // namespace

std::optional<int> compareNumbers(const json::Value &first, const json::Value &second)
{
    const auto a = numberText(first);
    const auto b = numberText(second);
    if (!a || !b)
        return std::nullopt;
    return compare(ExactNumber(*a), ExactNumber(*b));
}

QList<AssertionResult> checkAssertions(
    const ScenarioStep &step, const client::RawRecord &record, const ScenarioValues &values)
{
    Judge judge(record, values);
    if (!step.expect || step.expect->empty())
        judge.noError();
    else
        for (const ScenarioAssertion &assertion : *step.expect)
            judge.judge(assertion);
    return judge.takeResults();
}

} // namespace answerdesk::console
