// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A backend's whole integration against the types made from the document. It is compiled, not run: what it reads and
// sends must be what the document says.
import createClient from "openapi-fetch";
import type { components, paths } from "./types/public.js";
import type { paths as AllPaths } from "./types/whole.js";

type ErrorBody = components["schemas"]["ErrorBody"];
type Visitor = { user_fingerprint: string; user_faq_fingerprint: string };

const base = createClient<paths>({ baseUrl: "http://127.0.0.1:8420", headers: { Authorization: "Bearer ad_live_…" } });
const analytics = createClient<paths>({ baseUrl: "http://127.0.0.1:8420" });

function explain(error: ErrorBody): string {
  const fields = [...(error.missing_fields ?? []), ...Object.keys(error.invalid_fields ?? {})];
  return `${error.error_code}: ${error.message} ${fields.join(", ")} (${error.request_id})`;
}

export async function ask(question: string, visitor: Visitor, thread?: string): Promise<{ text: string; thread: string }> {
  const { data, error } = await base.POST("/api/v1/send_message", {
    body: { query_text: question, user_metadata: visitor, ...(thread ? { thread_id: thread } : {}) },
    params: { header: { "X-Request-Id": "ask-1" } },
  });
  if (error) {
    if (error.error_code === "THREAD_NOT_FOUND") return ask(question, visitor);
    throw new Error(explain(error));
  }
  return { text: data.result_text, thread: data.thread_id };
}

export async function questionsOf(page: string): Promise<{ faq_id: number; question: string }[]> {
  const { data, error } = await base.GET("/api/v1/product-faqs", {
    params: { query: { page_url: page, locale: "en", count: 3 } },
  });
  if (error) {
    // Every code that this endpoint can answer with, and no other.
    const code: "RATE_LIMITED" | "UNAVAILABLE" | string = error.error_code;
    if (code === "RATE_LIMITED") return [];
    throw new Error(explain(error));
  }
  switch (data.status) {
    case "ready":
      return data.faqs;
    case "not_available": {
      const reason: components["schemas"]["ProductFaqsNotAvailable"]["reason"] = data.reason;
      console.info(reason, data.message);
      return data.faqs;
    }
    case "generating":
      await new Promise((done) => setTimeout(done, data.retry_after_seconds * 1000));
      return questionsOf(page);
  }
}

export async function answerOf(faq: { faq_id: number; question: string }): Promise<string> {
  const { data, error } = await base.POST("/api/v1/send_message", {
    body: { query_text: faq.question, faq_id: faq.faq_id },
  });
  if (error) throw new Error(explain(error));
  return data.result_text;
}

export async function addedToCart(visitor: Visitor, key: string): Promise<boolean> {
  const event: components["schemas"]["CartEventRequest"] = {
    company_key: "nordfjell",
    ...visitor,
    type: "ITEM_ADDED",
    product_id: "NF-ALTA-2",
    product_name: "Alta 2 tent",
    value: 349,
    currency: "EUR",
    quantity: 1,
    source: "web",
  };
  const { data, error } = await analytics.POST("/analytics/cart_events", {
    body: event,
    params: { header: { "Idempotency-Key": key } },
  });
  if (error) {
    if (error.error_code === "ACTIVE_TICKET_NOT_FOUND") return false;
    throw new Error(explain(error));
  }
  return data.event_type === "CART_EVENT_RECORDED";
}

export async function ordered(visitor: Visitor, order: string): Promise<boolean> {
  const { data, error } = await analytics.POST("/analytics/checkout_events", {
    body: {
      company_key: "nordfjell",
      ...visitor,
      value: 353.95,
      currency: "EUR",
      orderId: order,
      line_items: [{ product_id: "NF-ALTA-2", product_name: "Alta 2 tent", quantity: 1, value: 349, currency: "EUR" }],
    },
  });
  if (error) {
    if (error.error_code === "ORDER_ALREADY_EXISTS") return true; // it is recorded
    throw new Error(explain(error));
  }
  return data.event_type === "CHECKOUT_EVENT_RECORDED";
}

export async function isReady(): Promise<boolean> {
  const alive = await base.GET("/healthz");
  const ready = await base.GET("/readyz");
  const document = await base.GET("/openapi.json");
  return alive.data?.status === "ok" && ready.data?.status === "ok" && document.response.ok;
}

/** The admin API's types come from the whole document. */
export async function companiesWithFaqs(): Promise<string[]> {
  const admin = createClient<AllPaths>({ baseUrl: "http://127.0.0.1:8421" });
  const session = await admin.POST("/admin/v1/sessions", { body: { email: "you@shop.example", password: "…" } });
  if (session.error) throw new Error(session.error.message);
  const names: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await admin.GET("/admin/v1/companies", {
      headers: { Authorization: `Bearer ${session.data.token}` },
      params: { query: cursor ? { cursor } : {} },
    });
    if (page.error) throw new Error(page.error.message);
    for (const company of page.data.items) if (company.faqs_enabled) names.push(company.company_key);
    cursor = page.data.next_cursor;
  } while (cursor !== null);
  return names;
}
