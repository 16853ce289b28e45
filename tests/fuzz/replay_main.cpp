// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzz target without libFuzzer, with any compiler: every file of its corpora, then variants of them
// for a while. The variants come from a fixed seed, so a run that fails fails again; the input is written to
// a file before it is tried.
//
//     replay_TARGET [--milliseconds=N] CORPUS...
#include "tests/fuzz/fuzz_target.h"
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <csignal>
#include <fcntl.h>
#include <random>
#include <unistd.h>

namespace {

using Random = std::mt19937;

std::size_t upTo(Random &random, std::size_t most) { return random() % (most + 1); }

void mutateOnce(QByteArray &input, const QByteArray &other, Random &random)
{
    static const QByteArrayList kTokens{"\r\n", "\r\n\r\n", "%00", "%ff", "\\u0000", "\\ud800", "0", "-1",
        "1e999", "99999999999999999999", "{", "[", "\"", ":", ",", "}", "]", "\xff", "\xc3\xa4",
        "\xf0\x9f\x98\x80", "null", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", "<", ">",
        "&amp;", "utm_source=", "..", "//"};
    const std::size_t at = upTo(random, std::size_t(input.size()));
    switch (random() % 7) {
    case 0:
        if (!input.isEmpty())
            input[qsizetype(at % std::size_t(input.size()))] = char(random());
        break;
    case 1:
        input.remove(qsizetype(at), qsizetype(1 + upTo(random, 8)));
        break;
    case 2:
        input.insert(qsizetype(at), char(random()));
        break;
    case 3:
        input.insert(qsizetype(at), kTokens[qsizetype(random() % std::size_t(kTokens.size()))]);
        break;
    case 4: // a piece of itself again
        input.insert(qsizetype(at), input.mid(qsizetype(upTo(random, at)), qsizetype(upTo(random, 40))));
        break;
    case 5: // goes on like another
        input = input.first(qsizetype(at)) + other.mid(qsizetype(upTo(random, std::size_t(other.size()))));
        break;
    default:
        if (!input.isEmpty())
            input[qsizetype(at % std::size_t(input.size()))] ^= char(1 << (random() % 8));
    }
}

QByteArray lastPath;
QByteArray lastInput;

/// Keeps the input and lets the signal end the program. Calls nothing that a handler must not call.
void keepInput(int signal)
{
    const int file = ::open(lastPath.constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file >= 0) {
        [[maybe_unused]] const auto written
            = ::write(file, lastInput.constData(), std::size_t(lastInput.size()));
        ::close(file);
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

QByteArrayList filesIn(const QDir &folder)
{
    QByteArrayList contents;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            contents << file.readAll();
    }
    return contents;
}

void tryInput(const QByteArray &input)
{
    lastInput = input;
    ::alarm(10);
    LLVMFuzzerTestOneInput(
        reinterpret_cast<const unsigned char *>(input.constData()), std::size_t(input.size()));
}

} // namespace

int main(int argc, char **argv)
{
    QByteArrayList corpora;
    qint64 milliseconds = 1'000;
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument = argv[i];
        if (argument.startsWith("--milliseconds="))
            milliseconds = argument.mid(argument.indexOf('=') + 1).toLongLong();
        else
            corpora << argument;
    }
    if (corpora.isEmpty()) {
        std::fprintf(stderr, "usage: %s [--milliseconds=N] CORPUS...\n", argv[0]);
        return 2;
    }
    lastPath = QByteArray(argv[0]) + ".last-input";
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGALRM})
        std::signal(signal, keepInput);
    QByteArrayList seeds;
    for (const QByteArray &corpus : std::as_const(corpora)) {
        const QByteArrayList found = filesIn(QDir(QString::fromLocal8Bit(corpus)));
        if (found.isEmpty()) {
            std::fprintf(stderr, "%s holds no input\n", corpus.constData());
            return 1;
        }
        seeds << found;
    }
    for (const QByteArray &seed : std::as_const(seeds))
        tryInput(seed);
    tryInput({});
    Random random(20'261'120);
    QElapsedTimer timer;
    timer.start();
    qint64 tried = 0;
    while (timer.elapsed() < milliseconds) {
        QByteArray input = seeds[qsizetype(random() % std::size_t(seeds.size()))];
        const QByteArray &other = seeds[qsizetype(random() % std::size_t(seeds.size()))];
        for (std::size_t changes = 1 + upTo(random, 5); changes > 0; --changes)
            mutateOnce(input, other, random);
        tryInput(input.left(65'536));
        ++tried;
    }
    ::alarm(0);
    std::printf("%lld inputs of the corpus, %lld variants\n", static_cast<long long>(seeds.size()),
        static_cast<long long>(tried));
    return 0;
}
