#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the text encoder that server/knowledge/text/text_encoder.cpp reads. Needs python3-numpy and python3-scipy.

    train.py LANGUAGE [--out FILE] [--dimensions N] [--buckets N] [--steps N] [--seed N]

Reads texts/LANGUAGE-*.tsv (intent, q or a, text), associations/LANGUAGE.tsv (headword, words of the same meaning, words
that go with it) and ../concepts/LANGUAGE.tsv, and writes LANGUAGE.bin. All of them were written for this project; nothing
is downloaded. The same input gives the same file on the same machine; it takes about two minutes on one core.

A text's vector is the sum of the vectors of its words, divided by its length. A word's vector is learned; the vectors of
its pieces of three to five letters are added, so that an unknown word has one too. Training brings together what was
written for one intent (a question with another question or with a help text), a headword with its associations, and the
forms of one concept; the other texts of the batch are what it tells them from.
"""
import argparse
import glob
import os
import random
import re
import struct

import numpy
import scipy.sparse

HERE = os.path.dirname(os.path.abspath(__file__))
MAGIC = 0x41444531
SHORTEST, LONGEST = 3, 5  # letters of a piece
PIECES_OF_KNOWN = 0.5  # what the pieces of a word weigh that has a vector of its own
BATCH, TEMPERATURE, RATE, DROPPED = 512, 0.12, 0.005, 0.2
SHARES = {'texts': 0.75, 'associations': 0.1, 'concepts': 0.15}


def words_of(text):
    """As server/knowledge/text/tokenizer.cpp cuts them."""
    found = []
    for word in re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text.lower().replace('’', "'")):
        word = (word[:-2] if word.endswith("'s") else word).replace("'", '')
        if word:
            found.append(word)
    return found


def rows_of(path, columns):
    with open(path, encoding='utf8') as file:
        for line in file:
            cells = line.rstrip('\n').split('\t')
            if len(cells) == columns:
                yield cells


def piece_hash(piece):
    value = 2166136261
    for byte in piece.encode():
        value = ((value ^ byte) * 16777619) & 0xffffffff
    return value


class Input:
    def __init__(self, language):
        self.intents, self.concepts = {}, {}
        for path in sorted(glob.glob(os.path.join(HERE, 'texts', language + '-*.tsv'))):
            for intent, kind, text in rows_of(path, 3):
                key = (path, intent)
                self.intents.setdefault(key, {'q': [], 'a': []})[kind].append(words_of(text))
        self.intents = [intent for intent in self.intents.values() if intent['q']]
        path = os.path.join(HERE, 'associations', language + '.tsv')
        self.associations = []
        if os.path.exists(path):
            for headword, close, loose in rows_of(path, 3):
                self.associations.append((words_of(headword), [words_of(w) for w in close.split(',')],
                                          [words_of(w) for w in loose.split(',')]))
        for row in rows_of(os.path.join(HERE, '..', 'concepts', language + '.tsv'), 5):
            self.concepts.setdefault(row[0], []).append(words_of(row[1]))
        self.concepts = [forms for forms in self.concepts.values() if len(forms) > 1]

    def vocabulary(self):
        counts = {}
        texts = [t for i in self.intents for t in i['q'] + i['a']]
        texts += [w for h, close, loose in self.associations for w in [h] + close + loose]
        texts += [form for forms in self.concepts for form in forms]
        for text in texts:
            for word in text:
                counts[word] = counts.get(word, 0) + 1
        return sorted(word for word, count in counts.items() if count > 1)

    def pair(self, lot):
        """Two texts of one meaning, and what they mean."""
        kinds = [k for k in SHARES if {'texts': self.intents, 'associations': self.associations,
                                       'concepts': self.concepts}[k]]
        kind = lot.choices(kinds, [SHARES[k] for k in kinds])[0]
        if kind == 'texts':
            number = lot.randrange(len(self.intents))
            intent = self.intents[number]
            other = intent['a'] if intent['a'] and lot.random() < 0.6 else intent['q']
            return lot.choice(intent['q']), lot.choice(other), (kind, number)
        if kind == 'associations':
            number = lot.randrange(len(self.associations))
            headword, close, loose = self.associations[number]
            words = lot.sample(close, min(3, len(close)))
            if lot.random() < 0.4:
                words += lot.sample(loose, min(3, len(loose)))
            return headword, [word for each in words for word in each], (kind, number)
        number = lot.randrange(len(self.concepts))
        first, second = lot.sample(self.concepts[number], 2)
        return first, second, (kind, number)


class Features:
    """Which rows of the table a text is the sum of."""

    def __init__(self, vocabulary, buckets):
        self.numbers = {word: number for number, word in enumerate(vocabulary)}
        self.buckets = buckets
        self.count = len(vocabulary) + buckets
        self.known = {}

    def of(self, word):
        found = self.known.get(word)
        if found is None:
            number = self.numbers.get(word)
            found = [] if number is None else [(number, 1.0)]
            framed = '<' + word + '>'
            pieces = [framed[i:i + n] for n in range(SHORTEST, LONGEST + 1) for i in range(len(framed) - n + 1)]
            if len(word) >= SHORTEST:
                weight = (1.0 if number is None else PIECES_OF_KNOWN) / len(pieces)
                found += [(len(self.numbers) + piece_hash(piece) % self.buckets, weight) for piece in pieces]
            self.known[word] = found
        return found

    def matrix(self, texts):
        columns, values, ends = [], [], [0]
        for text in texts:
            for word in text:
                for column, value in self.of(word):
                    columns.append(column)
                    values.append(value)
            ends.append(len(columns))
        return scipy.sparse.csr_matrix((numpy.array(values, numpy.float32), numpy.array(columns), numpy.array(ends)),
                                       shape=(len(texts), self.count))


def unit(rows):
    lengths = numpy.linalg.norm(rows, axis=1, keepdims=True) + 1e-6
    return rows / lengths, lengths


def softmax(scores):
    powers = numpy.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def train(source, features, dimensions, steps, seed):
    lot = random.Random(seed)
    table = numpy.random.default_rng(seed).standard_normal((features.count, dimensions)) / dimensions ** 0.5
    table = table.astype(numpy.float32)
    mean, square = numpy.zeros_like(table), numpy.zeros_like(table)  # of the gradient, for Adam
    drop = lambda text: ([w for w in text if lot.random() > DROPPED] or text) if len(text) > 3 else text
    for step in range(1, steps + 1):
        pairs = [source.pair(lot) for _ in range(BATCH)]
        left = features.matrix([drop(first) for first, _, _ in pairs])
        right = features.matrix([second for _, second, _ in pairs])
        a, a_lengths = unit(left @ table)
        b, b_lengths = unit(right @ table)
        scores = a @ b.T / TEMPERATURE
        numbers = {}
        meaning = numpy.array([numbers.setdefault(pair[2], len(numbers)) for pair in pairs])
        same = meaning[:, None] == meaning[None, :]
        numpy.fill_diagonal(same, False)
        scores[same] = -1e9
        across, down = softmax(scores), softmax(scores.T).T
        slope = (across + down - 2 * numpy.eye(BATCH)) / (2 * BATCH * TEMPERATURE)
        a_slope, b_slope = slope @ b, slope.T @ a
        a_slope = (a_slope - a * (a_slope * a).sum(1, keepdims=True)) / a_lengths
        b_slope = (b_slope - b * (b_slope * b).sum(1, keepdims=True)) / b_lengths
        gradient = (left.T @ a_slope + right.T @ b_slope).astype(numpy.float32)
        rows = numpy.flatnonzero(numpy.abs(gradient).sum(1) > 0)
        mean[rows] = 0.9 * mean[rows] + 0.1 * gradient[rows]
        square[rows] = 0.999 * square[rows] + 0.001 * gradient[rows] ** 2
        rate = RATE * (1 - 0.9 * step / steps)
        table[rows] -= rate * mean[rows] / (1 - 0.9 ** step) / (numpy.sqrt(square[rows] / (1 - 0.999 ** step)) + 1e-8)
        if step % 200 == 0:
            print('step %d of %d, loss %.3f' % (step, steps, -numpy.log(numpy.diag(across) + 1e-9).mean()), flush=True)
    return table


def write(path, vocabulary, buckets, table):
    """Little-endian: magic, dimensions, words, buckets, the words (their bytes, then they), a scale a row, the rows."""
    scales = numpy.abs(table).max(1) / 127
    scales[scales == 0] = 1e-9
    rows = numpy.clip(numpy.rint(table / scales[:, None]), -127, 127).astype(numpy.int8)
    words = '\n'.join(vocabulary).encode()
    with open(path, 'wb') as file:
        file.write(struct.pack('<IIIII', MAGIC, table.shape[1], len(vocabulary), buckets, len(words)))
        file.write(words)
        file.write(scales.astype('<f4').tobytes())
        file.write(rows.tobytes())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('language')
    parser.add_argument('--out')
    parser.add_argument('--dimensions', type=int, default=64)
    parser.add_argument('--buckets', type=int, default=10000, help='rows that the pieces of words share')
    parser.add_argument('--steps', type=int, default=2400)
    parser.add_argument('--seed', type=int, default=1)
    given = parser.parse_args()
    source = Input(given.language)
    vocabulary = source.vocabulary()
    print('%d intents, %d associations, %d concepts, %d words' % (
        len(source.intents), len(source.associations), len(source.concepts), len(vocabulary)))
    table = train(source, Features(vocabulary, given.buckets), given.dimensions, given.steps, given.seed)
    path = given.out or os.path.join(HERE, given.language + '.bin')
    write(path, vocabulary, given.buckets, table)
    print('%s: %d bytes' % (path, os.path.getsize(path)))


if __name__ == '__main__':
    main()
