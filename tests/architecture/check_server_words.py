#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What server and field kit say to an administrator is known to the console letter by letter, so that it can be
translated: refusals, and what stands in answers (formulas, settings, metrics, reasons, the steps of the demo shop).
And the console knows nothing that nobody says any more.

check_server_words.py ROOT
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
faults = []

LITERAL = r'u?"(?:[^"\\\n]|\\.)*"(?:_s|_L1)?'
# Literals that follow each other are one text.
TEXT = re.compile(rf'{LITERAL}(?:\s+{LITERAL})*')
PIECE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
# What is called with a text for the client: the functions of Error and Faults, and local ones before them.
CALL = re.compile(
    r'(?:\.invalid|\binvalidField|invalidFields\.emplace_back|Error::make|\bunavailable|\bunexpected|\bfail'
    r'|\brefuse|\brefused|\bforbidden|\bfault|\bskip|\bwithout)\(')
REASON = re.compile(r'(?:must|may be|cannot be|goes with) ')
# Whole sentences are said wherever they stand, but for words of answers, questions to a model and what the API says.
SENTENCE = re.compile(r'[A-Z“%].*\.')
UNSAID = ('server/answers/', 'server/faqs/wording/page_task_text.cpp', 'server/faqs/questions/question_writer_texts.cpp', 'shared/api/')
VALUE = re.compile(r'%[1-9]')
# Rooms whose texts are for a terminal or a log, and the descriptions of the API.
SILENT = ('server/app/commands/', 'server/app/reference/', 'server/storage/', 'shared/api/endpoint', 'shared/core/error_codes.h')
SILENT_FILES = {
    'server/app/runtime.cpp',
    'server/app/config.cpp',
    # Of commands that measure, for a terminal.
    'server/answers/evaluation/corpus_evaluation.cpp',
    'server/answers/evaluation/question_file.cpp',
    'server/knowledge/index/retrieval_run.cpp',
    'server/faqs/evaluation/gold_pages.cpp',
    'shared/schema/json_lines.cpp',
    'shared/api/openapi.cpp',  # made when the program is built
}
# What stands in answers: where it is written, and the place of its text among the literals of the bracket.
FIGURES = 'shared/api/revenue_figures.h', re.compile(r'FigureInfo\{'), 2
SETTINGS = 'server/app/settings.cpp', re.compile(r'\bSetting\{'), 4
STEPS = 'server/app/demo_shop.cpp', re.compile(r'\bprogress\('), 0
# Why a page is a product's or not.
EVIDENCE = 'server/faqs/facts/page_decision.cpp', re.compile(r'\badd\((?!int)')
# Why an answer helped, and what was ignored of a request.
ASIDE = re.compile(r'\b(?:helpfulReason =|ignored <<) ([^;]*);')
# A family of metrics: its name, or a channel's name for it, and what it means.
METRIC = re.compile(rf'(?:"(?:answerdesk|process)_\w+"|m_metrics\.\w+),\s*({LITERAL}(?:\s+{LITERAL})*)')
# The shop's requests: their summaries, and their bodies' and queries' fields.
SUMMARY = re.compile(r'X\((?:SendMessage|ProductFaqs|CartEvents|CheckoutEvents), .*("(?:[^"\\]|\\.)*")\)')
BODY = re.compile(r'kName = "(?:SendMessageRequest|ProductFaqsQuery|CartEventRequest|CheckoutEventRequest)";(.*?)\n    }\n', re.S)
ABOUT = re.compile(r'\babout\(\s*')
CHANGES = 'console/words/change_text.cpp'
ACTION = re.compile(r'u"([a-z]+(?:-[a-z]+)*\.(?!html"|json")[a-z]+(?:-[a-z]+)*)"_s')
NAME = re.compile(r'(?:answerdesk|process)_\w+')
# Details for the log, and what is never sent.
UNSENT = {
    '% does not report its sandbox',
    'A trial is undone.',
    'a stored response of send_message names no message',
    'a block of an unknown kind',
    'a document is malformed',
    'a passage is empty',
    'a refusal is malformed',
    'an address of a page is malformed',
    'cannot start %',
    '% ended unexpectedly',
    'no such administrator',
    'not an object',
    "the extractor's answer is malformed",
    "the extractor's answer is too long",
    'wrong password',
}


def text_of(literals):
    return ''.join(PIECE.findall(literals)).replace('\\"', '"').replace('\\\\', '\\')


def arguments(source, start):
    """What stands between the bracket before start and its partner."""
    depth = 1
    at = start
    while depth and at < len(source):
        if source[at] == '"':
            at = PIECE.match(source, at).end()
            continue
        depth += {'(': 1, '{': 1, ')': -1, '}': -1}.get(source[at], 0)
        at += 1
    return source[start:at]


def without_comments(source):
    return re.sub(rf'({LITERAL})|//[^\n]*', lambda m: m.group(1) or '', source)


def shape(text):
    """Without its values, to compare."""
    return VALUE.sub('%', text)


def answered(name, source):
    """Texts that this file puts into answers."""
    for file, begin, place in (FIGURES, SETTINGS, STEPS):
        if name != file:
            continue
        for found in begin.finditer(source):
            literals = TEXT.findall(arguments(source, found.end()))
            if len(literals) <= place:
                faults.append(f'{name}: {found.group()} has no text at its place')
            else:
                yield text_of(literals[place])
    if name == 'shared/api/endpoints.h':
        yield from map(text_of, SUMMARY.findall(source))
    if name == EVIDENCE[0]:
        for found in EVIDENCE[1].finditer(source):
            yield text_of(''.join(TEXT.findall(arguments(source, found.end()))))
    for body in BODY.findall(source):
        for found in ABOUT.finditer(body):
            yield text_of(TEXT.match(body, found.end()).group())
    if name.startswith('server/'):
        for value in ASIDE.findall(source):
            yield from map(text_of, TEXT.findall(value))
        yield from map(text_of, METRIC.findall(source))
        # A family has a name, so it has a meaning.
        named = len(re.findall(r'\b(?:gauge|counter|histogramFamily|histogramOf|family)\((?!const)|MetricFamily(?: \w+)?\{(?!name)', source))
        if named > len(METRIC.findall(source)):
            faults.append(f'{name}: has metrics whose meaning was not found')


templates = {}
for path in sorted((root / 'console/words').glob('*_templates.cpp')):
    for literals in re.findall(rf'QT_TRANSLATE_NOOP\(\s*"ServerWords",\s*({LITERAL}(?:\s+{LITERAL})*)\)', path.read_text('utf-8')):
        templates[shape(text_of(literals))] = text_of(literals)

said, shown, everything = {}, {}, []
for top in ('server', 'shared'):
    for path in sorted((root / top).rglob('*')):
        name = str(path.relative_to(root))
        if path.suffix not in ('.cpp', '.h'):
            continue
        source = without_comments(path.read_text('utf-8'))
        everything += [shape(text_of(m)) for m in TEXT.findall(source)]
        for text in answered(name, source):
            shown.setdefault(shape(text), name)
        if name.startswith(SILENT) or name in SILENT_FILES:
            continue
        for call in CALL.finditer(source):
            for literals in TEXT.findall(arguments(source, call.end())):
                said.setdefault(shape(text_of(literals)), name)
        if not name.startswith('shared/api/'):
            for literals in TEXT.findall(source):
                isSentence = SENTENCE.fullmatch(text_of(literals)) and not name.startswith(UNSAID)
                if isSentence or REASON.match(text_of(literals)):
                    said.setdefault(shape(text_of(literals)), name)

for text, name in sorted(said.items()):
    if text in UNSENT or ' ' not in text.strip() or not re.search(r'[a-z]{2} ', text):
        continue  # a path of fields, a header
    # A text that ends with a blank goes on with a value.
    if text not in templates and not (text.endswith(' ') and any(known.startswith(text) for known in templates)):
        faults.append(f'{name}: the console does not know “{text}”')

for text, name in sorted(shown.items()):
    if text not in templates and not NAME.fullmatch(text):
        faults.append(f'{name}: the console does not know “{text}”')

for known in sorted(templates):
    parts = [part for part in known.split('%') if part.strip(' .;:')]
    if not all(any(part.strip() in text for text in everything) for part in parts):
        faults.append(f'console/words: nobody says “{templates[known]}” any more')

# The audit log's actions: what the server writes, the overview tells in words.
acted = {action for path in (root / 'server').rglob('*.cpp') for action in ACTION.findall(path.read_text('utf-8'))}
told = set(re.findall(r'\{"([a-z.-]+)",\s*QT_TRANSLATE_NOOP\(\s*"changetext"', (root / CHANGES).read_text('utf-8')))
faults += [f'{CHANGES}: has no words for “{action}”' for action in sorted(acted - told)]
faults += [f'{CHANGES}: nobody does “{action}” any more' for action in sorted(told - acted)]

if len(templates) < 300 or len(said) < 200 or len(shown) < 140 or len(acted) < 40:
    faults.append(f'only {len(templates)} templates, {len(said)} refusals and {len(shown)} answers and {len(acted)} actions were found below {root}')
print('\n'.join(faults) or f'{len(templates)} templates, {len(said)} refusals, {len(shown)} texts of answers, {len(acted)} actions')
sys.exit(1 if faults else 0)
