#!/bin/bash
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# The main job of a shop's backend with curl against the demo: main_job_curl.sh BINARIES
set -euo pipefail

bin=$(cd "$1" && pwd)
dir=$(mktemp -d "${TMPDIR:-/tmp}/answerdesk-e2e-XXXXXX")
server=
finish() {
    if [ -n "$server" ]; then
        kill -KILL "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$dir"
}
trap finish EXIT
trap 'exit 143' TERM INT
for variable in ${!ANSWERDESK_@}; do unset "$variable"; done

fail() {
    echo "FAIL  $*" >&2
    tail -n 20 "$dir/server.err" >&2 || true
    exit 1
}
expect() { [ "$2" = "$3" ] || fail "$1: expected $2, got $3: $(cat "$dir/body" 2>/dev/null)"; }
# call METHOD URL [CURL OPTION...]: the status code; the body is in $dir/body, the headers in $dir/head
call() {
    local method=$1 url=$2
    shift 2
    curl -sS --max-time 30 -X "$method" -o "$dir/body" -D "$dir/head" -w '%{http_code}' "$@" "$url"
}
body() { jq -r "$1" "$dir/body"; }
header() { tr -d '\r' <"$dir/head" | awk -F': ' -v name="$1" 'tolower($1) == tolower(name) {print $2}'; }

"$bin/answerdesk-server" demo --no-history --data-dir "$dir/data" --summary "$dir/summary.json" \
    --listen 127.0.0.1:0 --admin-listen 127.0.0.1:0 >"$dir/server.out" 2>"$dir/server.err" &
server=$!
patience=60
[ -z "${ANSWERDESK_TEST_SANITIZED-}" ] || patience=300
for ((i = 0; i < patience * 10; ++i)); do
    [ -e "$dir/summary.json" ] && break
    kill -0 "$server" 2>/dev/null || fail "the demo ended"
    sleep 0.1
done
[ -e "$dir/summary.json" ] || fail "the demo wrote no summary within $patience s"
of() { jq -er ".$1" "$dir/summary.json"; }
base=$(of base_url) app=$(of app_url) company=$(of company_key)
auth="Authorization: Bearer $(of api_key)"
json="Content-Type: application/json"
chat=$(of user_fingerprint) faq=$(of user_faq_fingerprint)

# A question of the visitor, then a follow-up in the same thread.
expect "question" 200 "$(call POST "$base/api/v1/send_message" -H "$auth" -H "$json" -d "$(jq -n \
    --arg chat "$chat" --arg faq "$faq" '{query_text: "What is the delivery time in Germany?",
    user_metadata: {user_fingerprint: $chat, user_faq_fingerprint: $faq}}')")"
body .result_text | grep -q '2–3 working days' || fail "no delivery time in: $(body .result_text)"
thread=$(body .thread_id)
expect "follow-up" 200 "$(call POST "$base/api/v1/send_message" -H "$auth" -H "$json" -d "$(jq -n \
    --arg thread "$thread" '{query_text: "And in Austria?", thread_id: $thread}')")"
expect "thread of the follow-up" "$thread" "$(body .thread_id)"
body .result_text | grep -q '3–5 working days' || fail "no delivery time to Austria in: $(body .result_text)"

# FAQs of a product page: ask, obey Retry-After, ask again.
page() {
    call GET "$base/api/v1/product-faqs" -H "$auth" -G --data-urlencode "page_url=$1" --data-urlencode "count=3"
}
expect "first request for FAQs" 202 "$(page "$(of page_url)")"
expect "state" generating "$(body .status)"
expect "retry_after_seconds" "$(header Retry-After)" "$(body .retry_after_seconds)"
for ((i = 0; i < 10; ++i)); do
    sleep "$(header Retry-After)"
    code=$(page "$(of page_url)")
    [ "$code" = 202 ] || break
done
expect "FAQs" 200 "$code"
expect "state" ready "$(body .status)"
expect "number of FAQs" 3 "$(body '.faqs | length')"
id=$(body '.faqs[0].faq_id') question=$(body '.faqs[0].question')

# The answer of a FAQ, from the cache.
expect "FAQ answer" 200 "$(call POST "$base/api/v1/send_message" -H "$auth" -H "$json" -d "$(jq -n \
    --argjson id "$id" --arg question "$question" --arg chat "$chat" --arg faq "$faq" '{query_text: $question,
    faq_id: $id, user_metadata: {user_fingerprint: $chat, user_faq_fingerprint: $faq}}')")"
[ -n "$(body .result_text)" ] || fail "an empty FAQ answer"
first=$(body .result_text)
expect "FAQ answer again" 200 "$(call POST "$base/api/v1/send_message" -H "$auth" -H "$json" -d "$(jq -n \
    --argjson id "$id" --arg question "$question" '{query_text: $question, faq_id: $id}')")"
expect "the cached answer" "$first" "$(body .result_text)"

# A page that is no product.
expect "guide" 202 "$(page "$(of nonproduct_url)")"
for ((i = 0; i < 10; ++i)); do
    sleep "$(header Retry-After)"
    code=$(page "$(of nonproduct_url)")
    [ "$code" = 202 ] || break
done
expect "guide" 200 "$code"
expect "guide's state" not_available "$(body .status)"
expect "guide's reason" not_a_product_page "$(body .reason)"

# Who may ask: no key, a wrong one, a company without API access.
expect "no key" 401 "$(call POST "$base/api/v1/send_message" -H "$json" -d '{"query_text":"Hi"}')"
expect "error code" MISSING_API_KEY "$(body .error_code)"
expect "access off" 403 "$(call POST "$base/api/v1/send_message" -H "$json" -d '{"query_text":"Hi"}' \
    -H "Authorization: Bearer $(of disabled_api_key)")"
expect "error code" API_ACCESS_DISABLED "$(body .error_code)"
expect "another company's thread" 404 "$(call POST "$base/api/v1/send_message" -H "$json" \
    -H "Authorization: Bearer $(of other_api_key)" -d "$(jq -n --arg t "$thread" '{query_text: "Hi", thread_id: $t}')")"

# The visitor's cart and order.
cart=$(jq -n --arg company "$company" --arg chat "$chat" --arg faq "$faq" '{company_key: $company,
    user_fingerprint: $chat, user_faq_fingerprint: $faq, type: "ITEM_ADDED", product_id: "alta-2",
    product_name: "Alta 2", value: 379.90, currency: "EUR", quantity: 1, source: "product_page"}')
expect "cart event" 200 "$(call POST "$app/analytics/cart_events" -H "$json" -d "$cart")"
expect "event type" CART_EVENT_RECORDED "$(body .event_type)"
order=$(jq -n --arg company "$company" --arg chat "$chat" --arg faq "$faq" '{company_key: $company,
    user_fingerprint: $chat, user_faq_fingerprint: $faq, value: 384.80, currency: "EUR", orderId: "A-1001",
    line_items: [{product_id: "alta-2", product_name: "Alta 2", quantity: 1, value: 379.90, currency: "EUR"}]}')
expect "order" 200 "$(call POST "$app/analytics/checkout_events" -H "$json" -d "$order")"
expect "event type" CHECKOUT_EVENT_RECORDED "$(body .event_type)"
expect "replayed order" 409 "$(call POST "$app/analytics/checkout_events" -H "$json" -d "$order")"
expect "error code" ORDER_ALREADY_EXISTS "$(body .error_code)"
body .first_recorded_at | grep -Eq '^20[0-9-]+T[0-9:.]+Z$' || fail "first_recorded_at: $(body .first_recorded_at)"
expect "a stranger's cart" 404 "$(call POST "$app/analytics/cart_events" -H "$json" \
    -d "$(jq '.user_fingerprint = "0b0b0b0b-1111-4222-8333-444444444444"
        | .user_faq_fingerprint = "0c0c0c0c-1111-4222-8333-444444444444"' <<<"$cart")")"
expect "error code" ACTIVE_TICKET_NOT_FOUND "$(body .error_code)"

# The money, as the shop's people see it.
"$bin/answerdesk-server" revenue --company "$company" --data-dir "$dir/data" --json >"$dir/body"
expect "revenue" 384.80 "$(body '.currencies[] | select(.currency == "EUR") | .attributed_revenue')"
expect "orders" 1 "$(body '.currencies[] | select(.currency == "EUR") | .orders')"

kill -TERM "$server"
wait "$server" || fail "exit code $? after SIGTERM"
server=
echo "ok    main job with curl"
