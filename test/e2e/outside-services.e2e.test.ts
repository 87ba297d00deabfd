import { deflateSync } from 'node:zlib';
import { loadConfig } from '../../server/config.js';
import { outsideServices, type OutsideCall } from '@tastemaker/sandbox';
import { Database } from '../../server/shared/db/index.js';
import { Jobs } from '../../server/shared/jobs/jobs.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';

describe('outside services, with their stand-ins on the wire', () => {
  let product: TestApp;
  let dsn: string;

  beforeAll(async () => {
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    const services = outsideServices({ ...loadConfig({}), port, publicUrl });
    dsn = services.monitoringDsn;
    // Its errors are deliberate, and needn’t be printed.
    product = await TestApp.start({ port, publicUrl, ...services, logLevel: 'fatal' });
    await product.app.listen(port, '127.0.0.1');
  });
  afterAll(() => product.stop());

  const received = (service: string, kind: string): Promise<OutsideCall> =>
    eventually(async () => {
      const { body } = await product.visitor().get<OutsideCall[]>(`/sandbox/api/outside?service=${service}`);
      return body.find((call) => call.kind === kind);
    });
  const report = (...parts: (string | object | Buffer)[]) => {
    const lines = parts.map((part) => {
      if (Buffer.isBuffer(part)) return part;
      return Buffer.from(typeof part === 'string' ? part : JSON.stringify(part));
    });
    const body = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
    const headers = { 'content-type': 'application/x-sentry-envelope' };
    return product.visitor().raw('POST', '/monitoring', headers, body);
  };
  beforeEach(() => product.visitor().send('DELETE', '/sandbox/api/outside'));

  it('R406: the settings say what pages may start, and with which public keys', async () => {
    const { body } = await product.visitor().get('/api/v1/settings');
    expect(body).toMatchObject({
      monitoringDsn: dsn,
      sessionReplay: true,
      productAnalytics: { key: 'phc_sandbox', host: `${product.config.publicUrl}/sandbox/posthog` },
    });
  });

  it('R407: what a page reports to /monitoring reaches the service as it was sent', async () => {
    const event = { event_id: 'a1', exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] } };
    expect((await report({ dsn }, { type: 'event' }, event)).status).toBe(200);
    expect(await received('errors', 'event')).toMatchObject({
      title: 'TypeError: x is not a function',
      content: event,
    });
  });

  it('R407: replays pass through /monitoring, packed as they are', async () => {
    const recorded = JSON.stringify([{ type: 4, data: { href: 'https://tastemaker.example/app/*** ***' } }]);
    const payload = Buffer.concat([Buffer.from('{"segment_id":0}\n'), deflateSync(recorded)]);
    const replay = { replay_id: 'r1', segment_id: 0 };
    const sent = await report(
      { dsn },
      { type: 'replay_event' },
      replay,
      { type: 'replay_recording', length: payload.length },
      payload,
    );
    expect(sent.status).toBe(200);
    const { content } = await received('errors', 'replay_recording');
    expect(content).toEqual({ segment_id: 0, recorded });
    expect((await received('errors', 'replay_event')).content).toEqual(replay);
  });

  it('R432: what names another project is passed on to nobody', async () => {
    const foreign = dsn.replace(/1$/, '2');
    expect((await report({ dsn: foreign }, { type: 'event' }, { message: 'foreign' })).status).toBe(403);
    expect((await report({ dsn }, { type: 'event' }, { message: 'ours' })).status).toBe(200);
    expect((await received('errors', 'event')).title).toBe('ours');
    expect((await product.visitor().get('/sandbox/api/outside')).body).toHaveLength(1);
  });

  it('R406: an error of the server reaches the service, without whom it concerned', async () => {
    const db = product.app.get(Database);
    await db.rows('alter table report_links rename to links_away');
    const answer = await product.visitor().get(`/api/v1/reports/${'x'.repeat(43)}?email=jane@example.com`);
    await db.rows('alter table links_away rename to report_links');
    expect(answer.body.code).toBe('request/failed');

    const { title, content } = await received('errors', 'event');
    expect(title).toContain('relation "report_links" does not exist');
    expect(content).toMatchObject({ tags: { requestId: answer.body.requestId }, environment: 'sandbox' });
    expect(JSON.stringify(content)).not.toMatch(/jane|@example/);
  });

  it('an error of a job reaches the service with the job’s name, and no email address', async () => {
    const jobs = product.app.get(Jobs);
    const db = product.app.get(Database);
    await db.inTransaction(() => jobs.enqueue('mail.send', { to: 'jane@example.com', attachments: 7 }));
    const { content } = await received('errors', 'event');
    expect(content).toMatchObject({ tags: { job: 'mail.send' } });
    expect(JSON.stringify(content)).not.toContain('jane@');
  });

  it('the page shows everything that came, escaped', async () => {
    await report({ dsn }, { type: 'event' }, { message: '<script>alert(1)</script>' });
    await received('errors', 'event');
    const { body, headers } = await product.visitor().get<string>('/sandbox/outside');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await product.visitor().get<string>('/sandbox/outside?service=analytics')).body).toContain('Nothing yet');
  });

  it('R406: events of product analytics are taken one by one and in batches', async () => {
    const event = (name: string) => ({ event: name, properties: { $current_url: 'https://tastemaker.example/app' } });
    await product.visitor().post('/sandbox/posthog/e/', event('$pageview'));
    await product.visitor().post('/sandbox/posthog/batch/', { batch: [event('$autocapture')] });
    expect((await received('analytics', '$pageview')).title).toBe('https://tastemaker.example/app');
    expect(await received('analytics', '$autocapture')).toBeDefined();
  });
});

describe('without keys', () => {
  let product: TestApp;
  beforeAll(async () => (product = await TestApp.start()));
  afterAll(() => product.stop());

  it('R408: nothing is passed on, and pages start nothing', async () => {
    const { body } = await product.visitor().get('/api/v1/settings');
    expect(body).toMatchObject({ sessionReplay: false, productAnalytics: null });
  });
});
