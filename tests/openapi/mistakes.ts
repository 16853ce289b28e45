// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What must not compile. A line that does makes the check fail: the types would say too little.
import createClient from "openapi-fetch";
import type { components, paths } from "./types/public.js";

const client = createClient<paths>({ baseUrl: "http://127.0.0.1:8420" });

// @ts-expect-error query_text is required
void client.POST("/api/v1/send_message", { body: { locale: "en" } });
// @ts-expect-error faq_id is a number
void client.POST("/api/v1/send_message", { body: { query_text: "a", faq_id: "1" } });
// @ts-expect-error page_url is required
void client.GET("/api/v1/product-faqs", { params: { query: { count: 3 } } });
// @ts-expect-error the admin API is not in the public part
void client.GET("/admin/v1/status");
// @ts-expect-error a fixed set of kinds
export const kind: components["schemas"]["CartEventRequest"]["type"] = "ADDED";
// @ts-expect-error a fixed set of codes
export const code: components["schemas"]["ErrorBody"]["error_code"] = "SOMETHING_ELSE";
// @ts-expect-error no FAQs while they are being made
export type Faqs = components["schemas"]["ProductFaqsGenerating"]["faqs"];
