// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/metrics.h"

namespace answerdesk::app {

/// Processor time, memory, descriptors and start of this process, by the names that Prometheus' own clients
/// use. Figures that the system does not tell are left out.
void collectProcess(std::vector<http::MetricFamily> &families);

} // namespace answerdesk::app
