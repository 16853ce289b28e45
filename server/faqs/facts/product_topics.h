// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::faqs {

/// What shoppers ask about.
enum class Topic {
    None,
    Price,
    Availability,
    Material,
    Size, ///< dimensions, measurements
    Fit, ///< sizes of what is worn
    Weight,
    Load, ///< what it carries
    Included, ///< what is in the box
    Care,
    Warranty,
    Delivery,
    Returns,
    Compatibility,
    Use, ///< what it is for
    Capacity,
    Amount, ///< contents of a pack
    Temperature, ///< season, comfort and limit temperatures
    Power,
    Connectivity,
    Resolution,
    Color,
    Colors, ///< that it can be had in
    Finish,
    Origin,
    Ingredients,
    Age,
    Rating,
    Assembly,
    Safety,
    Condition,
    Release,
};

/// The topic that a label or a heading names ("Lieferumfang", "What's in the box?"), in any language that the
/// table knows, or None. Any thread.
Topic topicOfLabel(QStringView label);
/// The topic of a label's head: of its first or last words, which the others only narrow ("Product weight",
/// "Kolor misy"), not of just any ("Colour temperature control"). None for labels of more than four words.
Topic topicOfHead(QStringView label);
/// The topic that a whole question or bullet is about.
Topic topicOfText(QStringView text);

/// The topic that a bullet of a list answers by itself ("Weight 200 g", "2 year guarantee"); strict, since
/// most bullets praise and answer nothing.
Topic topicOfBullet(QStringView text);

/// Whether the text names this topic, perhaps among others ("Delivery and returns").
bool isAbout(QStringView text, Topic topic);

/// Whether the label is a word for the topic and nothing else: "Weight", not "Weight of the lid".
bool isPlainLabel(QStringView label, Topic topic);

} // namespace answerdesk::faqs
