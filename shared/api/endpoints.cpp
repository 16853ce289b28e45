// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoints.h"
#include <array>

namespace answerdesk::api {

namespace {
constexpr std::array kEndpoints{
#define ANSWERDESK_X(name, method, path, listener, access, body, request, answer, status, summary)           \
    EndpointInfo{Endpoint::name, #name, method, path, Listener::listener, Access::access, body, request,     \
        answer, status, summary},
    ANSWERDESK_ENDPOINTS(ANSWERDESK_X)
#undef ANSWERDESK_X
};
} // namespace

std::span<const EndpointInfo> endpoints() { return kEndpoints; }
const EndpointInfo &endpointInfo(Endpoint endpoint) { return kEndpoints[std::size_t(endpoint)]; }

} // namespace answerdesk::api
