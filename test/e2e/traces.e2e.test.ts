import { loadConfig } from '../../server/config.js';
import { TestApp } from '../support/app.js';
import { freePort } from '../support/free-port.js';
import { TraceReceiver } from '../support/trace-receiver.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { People } from '../support/world.js';

const theirs = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const traceparent = `00-${theirs.trace}-${theirs.span}-01`;

const tracingTo = (url: string, more: Record<string, string> = {}) =>
  loadConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...more,
  }).tracing;

describe('with a collector', () => {
  let receiver: TraceReceiver;
  let partner: WebhookReceiver;
  let product: TestApp;
  beforeAll(async () => {
    receiver = await TraceReceiver.start();
    partner = await WebhookReceiver.start();
    const tracing = tracingTo(receiver.url, { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector' });
    product = await TestApp.start({ tracing });
  });
  afterAll(async () => {
    await product?.stop();
    await partner?.stop();
    await receiver?.stop();
  });

  it('shows a request from the caller to the mail that comes of it, and who nobody is', async () => {
    const { email } = await new People(product.app).brand('lovelace');
    await product.visitor().send('POST', '/api/v1/auth/links', { email }, { traceparent });
    const request = await receiver.span('POST /api/v1/auth/links', theirs.trace);
    expect(request.parentSpanId).toBe(theirs.span);
    expect(request.facts).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/v1/auth/links',
      'http.response.status_code': 200,
    });
    const mail = await receiver.span('SMTP send', theirs.trace);
    await receiver.span('job mail.send', theirs.trace); // ends after its own work
    await receiver.span('job identity.send-sign-in-link', theirs.trace);
    const jobs = ['job mail.send', 'job identity.send-sign-in-link'];
    expect(receiver.wayUp(mail)).toEqual(['SMTP send', ...jobs, 'POST /api/v1/auth/links']);
    const statement = await receiver.span(/^SELECT .*users/, theirs.trace);
    expect(receiver.wayUp(statement)).toContain('job identity.send-sign-in-link');
    expect(receiver.headers).toMatchObject({ ':path': '/v1/traces', authorization: 'Bearer collector' });
    expect(receiver.said).not.toMatch(/lovelace|brand\.test/);
  });

  it('follows a Collab from the request over its events and letters to a partner', async () => {
    const people = new People(product.app);
    const brand = await people.brand('traced');
    const { offerId } = await people.offer(brand);
    const influencer = await people.influencer('grace-hopper');
    const hook = { url: partner.url, events: ['collab.requested'] };
    const headers = { cookie: brand.cookie, origin: product.config.publicUrl };
    const made = await product.app.inject({ method: 'POST', url: '/api/v1/webhook-endpoints', headers, payload: hook });
    expect(made.statusCode).toBe(201);

    const asked = await product.app.inject({
      method: 'POST',
      url: `/api/v1/offers/${offerId}/requests?why=a-secret-reason`,
      headers: { ...headers, cookie: influencer.cookie },
      payload: { note: 'I love open kitchens.' },
    });
    expect(asked.statusCode).toBe(201);

    const root = 'POST /api/v1/offers/:id/requests';
    const request = await receiver.span(root);
    expect(request.facts['tastemaker.request_id']).toBe(asked.headers['x-request-id']);
    const written = await receiver.span(/^INSERT .*collabs/, request.traceId);
    expect(receiver.wayUp(written)).toEqual([written.name, root]);
    const heard = await receiver.span('event notifications.tell-people', request.traceId);
    expect(receiver.wayUp(heard)).toEqual([heard.name, root]);

    const { headers: sent } = await partner.next();
    const call = await receiver.span('POST other', request.traceId);
    await receiver.span('event partners.plan-deliveries', request.traceId);
    await receiver.span('job partners.deliver', request.traceId);
    expect(sent.traceparent).toContain(request.traceId);
    expect(receiver.wayUp(call)).toEqual([
      'POST other',
      expect.stringMatching(/^job /),
      expect.stringMatching(/^event /),
      root,
    ]);

    const secrets = ['kitchens', 'hopper', 'brand.test', 'secret-reason', offerId, brand.profile.uid, partner.url];
    for (const secret of secrets) expect(receiver.said).not.toContain(secret);
    for (const { cookie } of [brand, influencer]) expect(receiver.said).not.toContain(cookie.split('=')[1]);
  });

  it('marks what fails by its kind alone, and keeps each request to itself', async () => {
    const [first, second] = await Promise.all(
      ['0198c0de-0000-7000-8000-000000000001', 'not-an-id'].map((id) => product.visitor().get(`/api/v1/offers/${id}`)),
    );
    expect([first!.status, second!.status]).toEqual([401, 401]);
    await receiver.span('GET /api/v1/offers/:id');
    const spans = receiver.spans.filter(({ name }) => name === 'GET /api/v1/offers/:id');
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(spans.length);
    expect(spans[0]!.facts['http.response.status_code']).toBe(401);
    expect(receiver.said).not.toContain('0198c0de-0000-7000-8000-000000000001');
  });
});

describe('with a collector that is gone', () => {
  it('answers as ever, and stops in time', async () => {
    const product = await TestApp.start({ tracing: tracingTo(`http://127.0.0.1:${await freePort()}`) });
    const visitor = product.visitor();
    for (let round = 0; round < 20; round++) expect((await visitor.get('/health/ready')).status).toBe(200);
    const begun = performance.now();
    await product.stop();
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});
