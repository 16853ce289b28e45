// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Headers that nearly every file of the console needs, compiled once. A file still includes what it uses.
#pragma once
#include "shared/core/precompiled.h"
#include <QtCore/QAbstractTableModel>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QWidget>
