// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/language/language_files.h"
#include "server/knowledge/index/retrieval_index.h"
#include "server/knowledge/text/concept_lexicon.h"
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::knowledge;
using Use = ConceptLexicon::Use;

namespace {

// With a lexicon: all that answers are given in.
const QStringList kLanguages{u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"it"_s, u"nl"_s, u"pl"_s, u"pt"_s, u"sv"_s,
    u"cs"_s, u"ja"_s, u"zh"_s};
constexpr int kLeastConcepts = 250;

QStringList stemsOf(const QString &language, const QString &text)
{
    const Tokenizer tokenizer(language);
    QStringList stems;
    for (const Token &token : tokenizer.tokens(text))
        stems << tokenizer.stem(token);
    return stems;
}

QStringList conceptsIn(const ConceptLexicon &lexicon, const QString &text, Use use)
{
    QStringList names;
    for (const ConceptMention &mention : lexicon.mentions(stemsOf(u"en"_s, text), use))
        names << ConceptLexicon::nameOf(mention.topic);
    return names;
}

Passage passage(qint64 id, const QString &title, const QString &text)
{
    Passage out;
    out.passageId = id;
    out.documentId = id;
    out.title = title;
    out.text = text;
    out.language = u"en"_s;
    return out;
}

} // namespace

class TestConceptLexicon : public QObject
{
    Q_OBJECT

private slots:
    void aWholeTextIsAForm()
    {
        const ConceptLexicon lexicon(u"en"_s,
            ConceptLexicon::read("refund\tmoney back\t1\tboth\t\nreturn\tmoney back\t1\tquestion\t+x\n"
                                 "back\tback\t1\tboth\t"));
        QCOMPARE(lexicon.conceptsOf(u"Money back!"_s), (QStringList{u"refund"_s, u"return"_s}));
        QCOMPARE(lexicon.conceptsOf(u"my money back"_s), QStringList());
        QCOMPARE(lexicon.conceptsOf(u"money"_s), QStringList());
        QCOMPARE(lexicon.conceptsOf(u"?"_s), QStringList());
        QCOMPARE(ConceptLexicon(u"xx"_s, {}).conceptsOf(u"money back"_s), QStringList());
    }
    void formsOfOneConcept()
    {
        const ConceptLexicon lexicon(u"en"_s,
            ConceptLexicon::read(
                "refund\tmoney back\t1\tboth\t\nrefund\treimburse\t1\tboth\t\nback\tback\t1\tboth\t"));
        QCOMPARE(conceptsIn(lexicon, u"I want my money back"_s, Use::Question), QStringList{u"refund"_s});
        QCOMPARE(conceptsIn(lexicon, u"We reimbursed it"_s, Use::Answer), QStringList{u"refund"_s});
        QCOMPARE(conceptsIn(lexicon, u"Come back with money"_s, Use::Question), QStringList{u"back"_s});
    }

    void aFormMayOnlyAskOrOnlyAnswer()
    {
        const ConceptLexicon lexicon(
            u"en"_s, ConceptLexicon::read("cost\thow much\t1\tquestion\t\ncost\tfree\t0.7\tanswer\t"));
        QCOMPARE(conceptsIn(lexicon, u"how much is it"_s, Use::Question), QStringList{u"cost"_s});
        QCOMPARE(conceptsIn(lexicon, u"it matters how much you use"_s, Use::Answer), QStringList());
        QCOMPARE(conceptsIn(lexicon, u"delivery is free"_s, Use::Answer), QStringList{u"cost"_s});
        QCOMPARE(conceptsIn(lexicon, u"is it free"_s, Use::Question), QStringList());
    }

    void aFormMayDependOnOtherWords()
    {
        const ConceptLexicon lexicon(u"en"_s,
            ConceptLexicon::read("cost\tcharge\t1\tboth\t!battery\npower\tcharge\t1\tboth\t+battery +phone"));
        QCOMPARE(conceptsIn(lexicon, u"what do you charge"_s, Use::Question), QStringList{u"cost"_s});
        QCOMPARE(conceptsIn(lexicon, u"charging the batteries"_s, Use::Question), QStringList{u"power"_s});
    }

    void aConditionIsARunWhereWordsAreNotSeparated()
    {
        const ConceptLexicon lexicon(
            u"ja"_s, ConceptLexicon::read("durable\t\u4e08\u592b\t1\tboth\t!\u5927\u4e08\u592b"));
        const auto count = [&](const QString &text) {
            return lexicon.mentions(stemsOf(u"ja"_s, text), Use::Question).size();
        };
        QCOMPARE(count(u"\u4e08\u592b\u306a\u9784"_s), 1U); // a durable bag
        QCOMPARE(count(u"\u5927\u4e08\u592b\u3067\u3059\u304b"_s), 0U); // is it all right?
    }

    void linesThatAreNoEntriesAreLeftOut()
    {
        QVERIFY(ConceptLexicon::read("no entry\n\na\tb\t1\tboth\n").empty());
    }

    void builtInFiles_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : kLanguages)
            QTest::newRow(qPrintable(language)) << language;
    }
    void builtInFiles()
    {
        QFETCH(QString, language);
        const QByteArray file = languageFile(u"concepts/%1.tsv"_s.arg(language));
        const std::vector<ConceptLexicon::Entry> entries = ConceptLexicon::read(file);
        QCOMPARE(qsizetype(entries.size()), file.count('\n'));
        QSet<QString> concepts;
        QHash<QStringList, QList<const ConceptLexicon::Entry *>> forms;
        for (const ConceptLexicon::Entry &entry : entries) {
            concepts.insert(entry.topic);
            QVERIFY2(entry.weight > 0 && entry.weight <= 1, qPrintable(entry.form));
            const QStringList stems = stemsOf(language, entry.form);
            QVERIFY2(!stems.isEmpty(), qPrintable(entry.form));
            forms[stems] << &entry;
        }
        QVERIFY2(concepts.size() >= kLeastConcepts, qPrintable(QString::number(concepts.size())));
        QStringList ambiguous; // in several concepts without a condition
        for (const auto &same : std::as_const(forms)) {
            for (const ConceptLexicon::Entry *entry : same) {
                const bool isAlone = std::all_of(same.begin(), same.end(),
                    [&](const ConceptLexicon::Entry *other) { return other->topic == entry->topic; });
                if (!isAlone && entry->with.isEmpty() && entry->without.isEmpty())
                    ambiguous << entry->topic + u": "_s + entry->form;
            }
        }
        ambiguous.sort();
        QCOMPARE(ambiguous.join(u'\n'), QString());
    }

    void aQuestionFindsOtherWords()
    {
        const auto index
            = RetrievalIndex::build({passage(1, u"Opening hours"_s, u"The branch in Graz opens at nine."_s),
                passage(2, u"Money"_s, u"A reimbursement reaches your bank within five days."_s),
                passage(3, u"Sizes"_s, u"Our shirts come in three sizes."_s)});
        const Evidence evidence = index->gather(u"when do I get my money back for the refund?"_s);
        QVERIFY(!evidence.hits.isEmpty());
        QCOMPARE(index->passages()[evidence.hits.front().passage].passageId, 2);
    }

    void aMisspeltWordIsRead()
    {
        const auto index
            = RetrievalIndex::build({passage(1, u"Warranty"_s, u"The warranty lasts three years."_s),
                passage(2, u"Invoices"_s, u"Invoices come by e-mail."_s)});
        const QList<Hit> hits = index->search(u"waranty"_s);
        QVERIFY(!hits.isEmpty());
        QCOMPARE(index->passages()[hits.front().passage].passageId, 1);
    }
};

QTEST_GUILESS_MAIN(TestConceptLexicon)
#include "tst_concept_lexicon.moc"
