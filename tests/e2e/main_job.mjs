// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The main job of a shop's backend with Node's fetch against the demo: node main_job.mjs BINARIES
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = path.resolve(process.argv[2], 'answerdesk-server');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'answerdesk-e2e-'));
const summaryFile = path.join(folder, 'summary.json');
const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('ANSWERDESK_')));

let errors = '';
const server = spawn(program, ['demo', '--no-history', '--data-dir', path.join(folder, 'data'), '--summary', summaryFile,
    '--listen', '127.0.0.1:0', '--admin-listen', '127.0.0.1:0'],
    { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
server.stderr.on('data', text => { errors += text; });
const ended = new Promise(resolve => server.on('exit', code => resolve(code)));
process.on('exit', () => {
    server.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
});
for (const name of ['SIGTERM', 'SIGINT'])
    process.on(name, () => process.exit(143));

async function until(condition, seconds, what) {
    const deadline = Date.now() + seconds * 1000;
    for (;;) {
        const value = await condition();
        if (value)
            return value;
        assert.ok(Date.now() < deadline, `${what} did not happen within ${seconds} s`);
        await pause(50);
    }
}

const asJson = body => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function call(url, options = {}, key = null, expected = 200) {
    const headers = { ...options.headers, ...(key ? { authorization: `Bearer ${key}` } : {}) };
    const response = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(30_000) });
    const body = await response.json();
    assert.equal(response.status, expected, `${url}: ${JSON.stringify(body)}`);
    assert.ok(response.headers.get('x-request-id'), 'every response has X-Request-Id');
    return { body, headers: response.headers };
}

async function readyFaqs(url, key) {
    for (let asked = 0; asked < 10; ++asked) {
        const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
        const body = await response.json();
        if (response.status !== 202)
            return { response, body };
        const seconds = Number(response.headers.get('retry-after'));
        assert.equal(body.status, 'generating');
        assert.equal(body.retry_after_seconds, seconds);
        assert.ok(seconds >= 1 && seconds <= 30, `Retry-After ${seconds}`);
        await pause(seconds * 1000);
    }
    assert.fail('the FAQs were not ready after ten requests');
}

async function mainJob(demo) {
    const send = `${demo.base_url}/api/v1/send_message`;
    const visitor = { user_fingerprint: demo.user_fingerprint, user_faq_fingerprint: demo.user_faq_fingerprint };

    const asked = await call(send, asJson({ query_text: 'Do you have gift cards?', user_metadata: visitor }), demo.api_key);
    assert.ok(asked.body.result_text.length > 0);
    assert.equal(asked.headers.get('content-language'), 'en');
    const followed = await call(send,
        asJson({ query_text: 'And how long are they valid?', thread_id: asked.body.thread_id }), demo.api_key);
    assert.equal(followed.body.thread_id, asked.body.thread_id);
    assert.match(followed.body.result_text, /3 years/);
    const german = await call(send,
        asJson({ query_text: 'Wie lange dauert die Lieferung nach Österreich?', locale: 'de_AT' }), demo.api_key);
    assert.equal(german.headers.get('content-language'), 'de');
    assert.match(german.body.result_text, /3–5 Werktage/);

    const query = new URLSearchParams({ page_url: demo.page_url, count: '4' });
    const faqs = `${demo.base_url}/api/v1/product-faqs?${query}`;
    assert.equal((await call(faqs, {}, demo.api_key, 202)).body.status, 'generating');
    const ready = await readyFaqs(faqs, demo.api_key);
    assert.equal(ready.body.status, 'ready');
    assert.equal(ready.body.faqs.length, 4);
    const etag = ready.response.headers.get('etag');
    const unchanged = await fetch(faqs, { headers: { authorization: `Bearer ${demo.api_key}`, 'if-none-match': etag } });
    assert.equal(unchanged.status, 304);
    for (const faq of ready.body.faqs) {
        const answer = await call(send, asJson({ query_text: faq.question, faq_id: faq.faq_id, user_metadata: visitor }),
            demo.api_key);
        assert.ok(answer.body.result_text.length > 0);
    }
    const other = await call(send, asJson({ query_text: 'Another question?', faq_id: ready.body.faqs[0].faq_id }),
        demo.api_key, 400);
    assert.equal(other.body.error_code, 'FAQ_QUESTION_MISMATCH');

    const event = { company_key: demo.company_key, ...visitor, currency: 'EUR' };
    const cart = { ...event, type: 'ITEM_ADDED', product_id: 'alta-2', product_name: 'Alta 2', value: 379.9, quantity: 1 };
    const recorded = await call(`${demo.app_url}/analytics/cart_events`, asJson(cart));
    assert.deepEqual(recorded.body, { status: 'success', event_type: 'CART_EVENT_RECORDED' });
    const order = { ...event, value: 384.8, order_id: 'N-1', line_items: [
        { product_id: 'alta-2', product_name: 'Alta 2', quantity: 1, value: 379.9, currency: 'EUR' }] };
    const bought = await call(`${demo.app_url}/analytics/checkout_events`, asJson(order));
    assert.deepEqual(bought.body, { status: 'success', event_type: 'CHECKOUT_EVENT_RECORDED' });
    const again = await call(`${demo.app_url}/analytics/checkout_events`, asJson(order), null, 409);
    assert.equal(again.body.error_code, 'ORDER_ALREADY_EXISTS');
    assert.ok(!Number.isNaN(Date.parse(again.body.first_recorded_at)));

    const session = await call(`${demo.admin_url}/admin/v1/sessions`,
        asJson({ email: demo.admin_email, password: demo.admin_password }), null, 201);
    const revenue = await call(`${demo.admin_url}/admin/v1/companies/${demo.company_key}/revenue`, {}, session.body.token);
    const euros = revenue.body.currencies.find(entry => entry.currency === 'EUR');
    assert.equal(euros.attributed_revenue, '384.80');
    assert.equal(euros.orders, 1);
}

try {
    const ready = () => server.exitCode !== null || fs.existsSync(summaryFile);
    await until(ready, process.env.ANSWERDESK_TEST_SANITIZED ? 300 : 60, 'the summary');
    assert.equal(server.exitCode, null, 'the demo ended');
    await mainJob(JSON.parse(fs.readFileSync(summaryFile, 'utf8')));
    server.kill('SIGTERM');
    assert.equal(await ended, 0, 'exit code after SIGTERM');
    console.log('ok    main job with Node');
    process.exit(0);
} catch (fault) {
    console.error(`FAIL  ${fault.stack}\n${errors}`);
    process.exit(1);
}
