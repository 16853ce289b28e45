// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::faqs {

/// What shoppers ask about, in the order in which they care.
enum class Topic {
    None,
    Price,
    Availability,
    Material,
    Size, ///< dimensions, measurements, sizes
    Weight,
    Included, ///< what is in the box
    Care,
    Warranty,
    Delivery,
    Returns,
    Compatibility,
    Capacity,
    Temperature, ///< season, comfort and limit temperatures
    Power,
    Color,
    Origin,
    Rating,
    Assembly,
    Safety,
};

/// The topic that a label or a heading names ("Lieferumfang", "What's in the box?"), in any language that the
/// table knows, or None. Any thread.
Topic topicOfLabel(QStringView label);
/// The topic that a whole question or bullet is about.
Topic topicOfText(QStringView text);

/// Whether the text names this topic, perhaps among others ("Delivery and returns").
bool isAbout(QStringView text, Topic topic);

} // namespace answerdesk::faqs
