// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/language/language_files.h"
#include "server/knowledge/index/retrieval_index.h"
#include "server/knowledge/text/text_encoder.h"
#include <QtCore/QDataStream>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::knowledge;

namespace {

/// A model of two dimensions that knows "cat" and "dog"; pieces of words mean nothing.
QByteArray smallModel()
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out.setFloatingPointPrecision(QDataStream::SinglePrecision);
    out << quint32(0x41444531) << quint32(2) << quint32(2) << quint32(1) << QByteArray("cat\ndog");
    out << 1.0F << 0.5F << 0.0F; // scales
    for (const qint8 number : {3, 4, 0, 2, 0, 0})
        out << number;
    return bytes;
}

TextEncoder::Vector encoded(const TextEncoder &encoder, const QString &text)
{
    return encoder.encode(Tokenizer(u"en"_s).tokens(text));
}

double similarity(const QString &a, const QString &b)
{
    const TextEncoder *encoder = TextEncoder::of(u"en"_s);
    const auto first = TextEncoder::packed(encoded(*encoder, a));
    const auto second = TextEncoder::packed(encoded(*encoder, b));
    return encoder->similarity(first.data(), second.data());
}

} // namespace

class TestTextEncoder : public QObject
{
    Q_OBJECT

private slots:
    void aTextIsTheSumOfItsWords()
    {
        const TextEncoder encoder(smallModel());
        QCOMPARE(encoder.dimensions(), 2U);
        QVERIFY(encoder.knows(u"cat"_s));
        QVERIFY(!encoder.knows(u"cow"_s));
        QCOMPARE(encoded(encoder, u"Cat"_s), (TextEncoder::Vector{0.6F, 0.8F})); // (3, 4) by its length
        QCOMPARE(encoded(encoder, u"cat dog"_s)[0], float(3 / std::sqrt(34.0))); // (3, 4) and (0, 1)
        QCOMPARE(encoded(encoder, u"?!"_s), (TextEncoder::Vector{0, 0}));
        QCOMPARE(TextEncoder::packed({0.6F, -1}), (TextEncoder::Packed{76, -127}));
    }

    void aFileThatIsNoModelGivesNoEncoder()
    {
        QCOMPARE(TextEncoder(QByteArray()).dimensions(), 0U);
        QCOMPARE(TextEncoder("no model at all, just some text").dimensions(), 0U);
        const QByteArray model = smallModel();
        for (qsizetype size = 0; size < model.size(); ++size)
            QCOMPARE(TextEncoder(model.left(size)).dimensions(), 0U);
        QCOMPARE(TextEncoder(model + 'x').dimensions(), 0U);
    }

    void languagesWithoutAModelHaveNone()
    {
        QVERIFY(TextEncoder::of(u"en"_s));
        QVERIFY(!TextEncoder::of(u"xx"_s));
    }

    void builtInModelsAreSmall() { QVERIFY(languageFile(u"encoder/en.bin"_s).size() < 10'000'000); }

    void likeTextsAreSimilar_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("like");
        QTest::addColumn<QString>("unlike");
        QTest::newRow("parcel") << u"it came in bits, now what"_s << u"Damaged deliveries"_s
                                << u"Changing your password"_s;
        QTest::newRow("password") << u"cant get in any more, forgot what i typed"_s
                                  << u"Reset your password"_s << u"Delivery times"_s;
        QTest::newRow("unknown word")
            << u"my parcell is brokken"_s << u"Damaged parcels"_s << u"Opening hours"_s;
    }
    void likeTextsAreSimilar()
    {
        QFETCH(QString, question);
        QFETCH(QString, like);
        QFETCH(QString, unlike);
        QVERIFY2(similarity(question, like) > similarity(question, unlike) + 0.05,
            qPrintable(u"%1 %2"_s.arg(similarity(question, like)).arg(similarity(question, unlike))));
    }

    void aQuestionFindsWhatSharesNoWord()
    {
        const auto passage = [](qint64 id, const QString &title, const QString &text) {
            Passage out;
            out.passageId = out.documentId = id;
            out.title = title;
            out.text = text;
            out.language = u"en"_s;
            return out;
        };
        const auto index
            = RetrievalIndex::build({passage(1, u"Parking"_s, u"There is a car park behind the building."_s),
                passage(2, u"I was charged twice"_s,
                    u"One of both bookings is a reservation, which goes away within a week."_s),
                passage(3, u"Sizes"_s, u"Our shirts come in three sizes."_s)});
        const QList<Hit> hits = index->search(u"a transaction shows up several times"_s);
        QVERIFY(!hits.isEmpty());
        QCOMPARE(index->passages()[hits.front().passage].passageId, 2);
        QVERIFY(
            index->scoreOf(hits.front().passage, u"a transaction shows up several times"_s).similarity > 0);
    }
};

QTEST_GUILESS_MAIN(TestTextEncoder)
#include "tst_text_encoder.moc"
