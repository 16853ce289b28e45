#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The English that people read has none of the patterns that give away a translation: the console's texts, what the
server, its shell and its API reference say, the guide and the other documents, and the sample scenarios.

check_words.py ROOT
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

# Pattern, a sentence that it finds, and how to write that sentence.
BANNED = (
    (r'\banew\b', 'The page is made anew.', 'The page is regenerated.'),
    (r'\bbrought (?:in|back)\b|\bbr(?:ing|ings|inging) \w+ back\b|\bas they were brought\b',
     'Revenue that answers brought in.', 'Revenue attributed to answers.'),
    (r'\b(?:some|no)body\b|\bwhoever\b', 'Somebody else changed it.', 'Another administrator changed it.'),
    (r'\bwhat (?:waits|is none|stands in|came of|became of|comes of|is held)\b', 'See what waits.', 'See pending items.'),
    (r'\bin vain\b', 'Questions asked in vain.', 'Questions without a good answer.'),
    (r'\bit takes\b(?! (?:about|as long|less|more|up to|effect|\d))', 'It takes a file.', 'Give it a file.'),
    # Possessive before it: "the page's own answer" is the page's.
    (r"(?<![’']s )(?<!s[’'] )\bown (?:words|answers?|texts?|FAQs?)\b", 'Own answers', 'Custom answers'),
    (r'\bwhich 0 stands for\b', 'At most 8, which 0 stands for.', '0 = server maximum (8).'),
    (r'\b(?:\d|%\d|requests?|events?|messages?|questions?|writes?|jobs?|rows?|pages?|times) an? (?:second|minute|hour)\b',
     'Requests a second', 'Requests per second'),
    (r'\b(?:one|entry|object|row|network|networks|address|addresses|JSON|each|token|attempt|request) an? '
     r'(?:line|day|page|company|core|row)\b', 'Addresses, one a line.', 'Addresses, one per line.'),
    (r'\b(?:given|gives?|giving) (?:\w+ )?back\b', 'The amount given back.', 'The refund amount.'),
    (r'\bin advance\b', 'Make FAQs in advance', 'Generate FAQs'),
    (r'\btold\b', 'The shop is not told.', 'The shop is not notified.'),
    (r'\bmend(?:s|ed|ing)?\b', 'Totals were mended.', 'Totals were repaired.'),
    (r'(?<![Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|such\b|different\b|problem\b|faster\b|slower\b)',
     'The file is no archive.', 'The file is not an archive.'),
    (r'\b(?:be|is|are|being|wait) made (?:anew|again|in advance)\b', 'FAQs are made again.', 'FAQs are regenerated.'),
    (r'\b(?:may|to|can|must|lets? \w+) word (?:answers|it|them|questions)\b|\bworded (?:by|it)\b|\bwords it\b',
     'A model may word answers.', 'A model may phrase answers.'),
    (r'\bfor ever\b', 'It counts once, for ever.', 'It is counted once, forever.'),
    (r'\block-outs?\b', 'It ends a lock-out.', 'It lifts a lockout.'),
    (r'\bby (?:itself|themselves)\b', 'It recovers by itself.', 'It recovers automatically.'),
    (r'\bunder way\b', 'An export is under way.', 'An export is in progress.'),
    (r'\b(?:stands?|lies?) (?:in|at|on|there|here|below|above|beside|before|behind|under)\b',
     'The company stands above.', 'The company is shown above.'),
    (r"\bone['’]s own\b", "Ends one's own session.", 'Ends your session.'),
    (r'\bmeanwhile\b', 'It was changed meanwhile.', 'It was changed in the meantime.'),
    (r'\b(?:goes|go|went|going) on\b', 'The run goes on.', 'The run continues.'),
    (r'\bbegun\b', 'The check was not begun.', 'The check was not started.'),
    (r'\bput(?:s|ting)? (?:it|them|this) right\b', 'Put it right.', 'Correct it.'),
    (r'\b(?:Send it wrong|Take over theirs|Where it stands)\b', 'Send it wrong', 'Send a broken variant'),
    # A relative clause in the place of a subject. Questions are none of them.
    (r'(?:^|[.;] )(?:What|Who) (?:(?![.?;:]).)*(?:[.;]|$)(?<!\?)', 'What was sent stays.', 'Sent requests are kept.'),
)
ALLOWED = (
    # Labels of lists in the words of a question.
    (re.compile(r'^Who changed what$'), 'the audit log'),
)
# Literals that no person reads as ours: instructions for models, lists of words, patterns.
UNREAD = (
    'server/answers/check/', 'server/answers/models/model_prompt', 'server/answers/engine/', 'server/knowledge/text/',
    'server/faqs/wording/', 'server/faqs/questions/', 'server/faqs/facts/', 'shared/models/',
)
# Names that keep their capitals within a sentence; everything else is in sentence case.
NAMES = frozenset(
    'Access AI Alt Answerdesk Authorization Bearer Brazil Connection Content Ctrl Custom Del Down English Enter Esc European '
    'Excel FAQ FAQs German Google Host Integrations JavaScript Markdown Merchant Center Northwind Outdoor Origin Powered Product Python '
    'Raw Revenue Server Settings Shift Shopify States Type Union United Up WooCommerce Word'.split())
CAPITAL = re.compile(r'^[A-Z][a-z]{2,}$')
SENTENCE = re.compile(r'(?<=[.!?:…–])\s|[“”\n]| · |%L?\d\s')
# Names of currencies, countries and formats, and HTTP headers.
UNCASED = ('CodeNames', 'ErrorCatalogue', 'FeedWords')
LITERAL = r'u?"(?:[^"\\\n]|\\.)*"(?:_s|_L1)?'
# Literals that follow each other are one text.
TEXT = re.compile(rf'\'(?:[^\'\\\n]|\\.)\'|//[^\n]*|#include[^\n]*|R"(\w*)\((?P<raw>.*?)\)\1"|(?P<text>{LITERAL}(?:\s+{LITERAL})*)', re.S)
PIECE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
CODE = re.compile(r'```.*?```|`[^`\n]*`|<[^>\n]*>|\]\([^)\n]*\)', re.S)


def found(text):
    """The banned words in a text."""
    if any(pattern.search(text) for pattern, _ in ALLOWED):
        return []
    return [match.group().strip() for pattern, _, _ in BANNED for match in re.finditer(pattern, text, re.I)]


def capitals(text):
    """Words in title case."""
    words = [re.sub(r'[’\']s$|[^\w]+$|^[^\w]+', '', word) for sentence in SENTENCE.split(text) for word in sentence.split()[1:]]
    return [word for word in words if CAPITAL.match(word) and word not in NAMES]


def of_console(root, files='console_*.ts'):
    for file in sorted((root / 'resources/i18n').glob(files)):
        for context in ET.parse(file).getroot().findall('context'):
            for message in context.findall('message'):
                yield f'{file.name}, {context.findtext("name")}', message.findtext('source') or ''


def of_shoppers(root):
    """What answers and product FAQs say."""
    yield from of_console(root, '[ap][nr]*_de.ts')


def of_sources(root):
    for top in ('server', 'shared'):
        for path in sorted((root / top).rglob('*')):
            name = str(path.relative_to(root))
            if path.suffix not in ('.cpp', '.h') or name.startswith(UNREAD):
                continue
            source = path.read_text('utf-8')
            for match in TEXT.finditer(source):
                text = match['raw'] or ''.join(PIECE.findall(match['text'] or '')).replace('\\n', ' ').replace('\\"', '"')
                if ' ' in text.strip():
                    yield f'{name}:{source.count(chr(10), 0, match.start()) + 1}', CODE.sub('x', text)


def of_documents(root):
    files = [root / 'README.md', root / 'console/README.md', *sorted((root / 'resources/docs').glob('*.md')),
             root / 'resources/docs/reference.html']
    for path in files:
        if re.search(r'\.[a-z]{2}\.md$', path.name):
            continue  # in another language
        text = CODE.sub(lambda code: 'x' + '\n' * code.group().count('\n'), path.read_text('utf-8'))
        for number, line in enumerate(text.split('\n'), 1):
            yield f'{path.relative_to(root)}:{number}', line


def of_scenarios(root):
    for path in sorted((root / 'resources/scenarios').glob('*.json')):
        scenario = json.loads(path.read_text('utf-8'))
        for part in (scenario, *scenario['steps']):
            yield from ((path.name, part[member]) for member in ('name', 'description') if member in part)


def main():
    root = pathlib.Path(sys.argv[1])
    faults = []
    for pattern, bad, good in BANNED:
        if not found(bad) or found(good):
            faults.append(f'check_words.py: {pattern} does not tell “{bad}” from “{good}”')
    if capitals('Save New Settings now') != ['New'] or capitals('Open it. Then save.'):
        faults.append('check_words.py: does not find title case')
    for where, text in of_console(root):
        if not where.endswith(UNCASED) and capitals(text):
            faults.append(f'{where}: “{" ".join(capitals(text))}” in “{text[:140]}” is not in sentence case')
    counts = []
    for texts in (of_console, of_sources, of_documents, of_scenarios, of_shoppers):
        count = 0
        for where, text in texts(root):
            count += 1
            faults += [f'{where}: “{words}” in “{text.strip()[:140]}”' for words in found(text)]
        counts.append(count)
    if counts[0] < 3000 or counts[1] < 3000 or counts[2] < 1000 or min(counts[3:]) < 50:
        faults.append(f'only {counts} texts were found below {root}')
    print('\n'.join(faults) or f'{counts[0]} texts of the console, {counts[1]} of the server, {counts[2]} lines of documents, '
          f'{counts[3]} texts of scenarios')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
