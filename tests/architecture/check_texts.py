#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text of the console has a translation, and each is made of the same parts as its source.

check_texts.py ROOT [--update]   with --update the texts of the sources are written into resources/i18n/console_*.ts,
                                 where new ones wait for a translation and vanished ones go
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

# The rows of the error catalogue. lupdate reads no macros, so cause and remedy are given to it as marked texts.
CATALOGUE = 'shared/core/error_codes.h'
ROW = re.compile(r'^ *X\(\w+, "\w+", \d+, ("(?:[^"\\]|\\.)*"), ("(?:[^"\\]|\\.)*")\)', re.M)
PARTS = re.compile(r'%(?:\d+|n|L\d+)|<[^>]+>|https?://[^\s“”„"]+|\n')
EDGES = re.compile(r'^(\s*).*?(\s*)$', re.S)


def lupdate():
    for candidate in (shutil.which('lupdate6'), '/usr/lib/qt6/bin/lupdate', shutil.which('lupdate')):
        if candidate and os.path.exists(candidate):
            return candidate
    return None


def marked_catalogue(root, folder):
    with open(os.path.join(root, CATALOGUE), encoding='utf-8') as catalogue:
        source = catalogue.read()
    rows = ROW.findall(source)
    if not rows or len(rows) != len(re.findall(r'^ *X\(', source, re.M)):
        sys.exit(f'{CATALOGUE} has rows that this script does not understand')
    file = os.path.join(folder, 'catalogue.cpp')
    with open(file, 'w', encoding='utf-8') as marked:
        marked.writelines(f'QT_TRANSLATE_NOOP("ErrorCatalogue", {text});\n' for row in rows for text in row)
    return file


def update(tool, root, file):
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [tool, '-silent', '-no-obsolete', '-locations', 'none', '-extensions', 'cpp,h', 'console',
             marked_catalogue(root, folder), '-ts', file],
            cwd=root, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)


def faults_of(file):
    for context in ET.parse(file).getroot().findall('context'):
        for message in context.findall('message'):
            source = message.find('source').text or ''
            translation = message.find('translation')
            text = translation.text or ''
            where = f'{context.find("name").text}: {source!r}'
            if translation.get('type') == 'unfinished' or not text:
                yield f'{where} has no translation'
            elif sorted(PARTS.findall(source)) != sorted(PARTS.findall(text)):
                yield f'{where} and {text!r} differ in their parts'
            elif EDGES.match(source).groups() != EDGES.match(text).groups():
                yield f'{where} and {text!r} differ in the blanks around them'
            elif '“' in source and '“' in text and '„' not in text:
                yield f'{where}: {text!r} has English quotation marks'


def main():
    root = os.path.abspath(sys.argv[1])
    tool = lupdate()
    if not tool:
        print('there is no lupdate (package qt6-l10n-tools)')
        return 77
    files = sorted(glob.glob(os.path.join(root, 'resources/i18n/console_*.ts')))
    if '--update' in sys.argv[2:]:
        for file in files:
            update(tool, root, file)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            copy = os.path.join(folder, os.path.basename(file))
            shutil.copy(file, copy)
            update(tool, root, copy)
            for fault in faults_of(copy):
                print(f'{os.path.basename(file)}: {fault}')
                failed += 1
            count = len(ET.parse(copy).getroot().findall('context/message'))
            print(f'{os.path.basename(file)}: {count} texts')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
