-- SPDX-FileCopyrightText: Answerdesk contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- For wrk: sends the requests of a file in turn and prints what came of them as one JSON object.
-- The file has one request a line: METHOD TAB PATH TAB BODY. The second argument holds the headers, one a line. A third
-- one is the time between two requests of a connection in milliseconds, on the average.

local requests = {}
local turn = 0
local pause = nil

function init(arguments)
    pause = tonumber(arguments[3])
    if pause then
        -- Random, so that the connections do not go in step; twice the mean is the most.
        function delay() return math.random(0, math.floor(2 * pause + 0.5)) end
    end
    local headers = {}
    for line in io.lines(arguments[2]) do
        local name, value = line:match("^([^:]+):%s*(.*)$")
        headers[name] = value
    end
    for line in io.lines(arguments[1]) do
        local method, path, body = line:match("^(%S+)\t(%S+)\t(.*)$")
        requests[#requests + 1] = wrk.format(method, path, headers, body ~= "" and body or nil)
    end
end

function request()
    turn = turn % #requests + 1
    return requests[turn]
end

function done(summary, latency, _)
    local errors = summary.errors
    io.write(string.format(
        '\n{"requests":%d,"seconds":%.3f,"p50_ms":%.3f,"p99_ms":%.3f,"bad_status":%d,"lost":%d}\n',
        summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
        errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
