// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/openapi.h"

namespace answerdesk::app {

/// One HTML page that needs nothing beside it.
struct ReferencePage {
    QByteArray html;
    QByteArray
        policy; ///< Content-Security-Policy that lets in the page's own style and script and nothing else
};

/// The reference for people, made of the OpenAPI document and the recorded examples. Any thread; takes some
/// milliseconds.
ReferencePage renderReference(const json::Value &document, const api::Examples &examples);

} // namespace answerdesk::app
