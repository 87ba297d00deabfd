import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SyncCatalogue } from '../../server/modules/billing/index.js';
import { freePort } from '../support/free-port.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/app.js';

let product: TestApp;
let port: number;
beforeAll(async () => {
  port = await freePort();
  product = await TestApp.listening({ metricsPort: port });
});
afterAll(() => product.stop());

const measured = async (): Promise<string[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  return (await answer.text()).split('\n');
};

/** The sum of the metrics with these labels; undefined when there are none. */
async function numberOf(...words: string[]): Promise<number | undefined> {
  const lines = (await measured()).filter(
    (line) => !line.startsWith('#') && words.every((word) => line.includes(word)),
  );
  return lines.length === 0 ? undefined : lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

it('measures answers by the pattern of their address, never by what was typed', async () => {
  const visitor = product.visitor();
  await visitor.get('/api/v1/offers/0198c0de-0000-7000-8000-000000000001');
  await visitor.get('/health/live');
  const offers = ['http_server_request_duration_seconds_count', 'http_route="/api/v1/offers/:id"'];
  expect(await numberOf(...offers, 'http_response_status_code="401"')).toBe(1);
  expect(await numberOf('duration_seconds_count', 'http_route="/health/live"', 'code="200"')).toBe(1);
  expect((await measured()).join('\n')).not.toContain('0198c0de');
});

it('counts connections, open streams, and work that waits', async () => {
  expect(await numberOf('db_client_connection_count')).toBeGreaterThan(0);
  expect(await numberOf('tastemaker_live_streams')).toBe(0);
  for (const kind of ['jobs', 'events'])
    for (const name of ['waiting', 'given_up', 'lag_seconds'])
      expect(await numberOf(`tastemaker_work_${name}{of="${kind}"}`)).toBeGreaterThanOrEqual(0);
});

it('measures jobs, and calls to the card provider by its name', async () => {
  await product.visitor().post('/api/v1/auth/links', { email: 'nobody@example.test' });
  await eventually(
    async () => (await numberOf('tastemaker_job_duration_seconds_count', 'outcome="done"')) !== undefined,
  );
  await product.app.get(SyncCatalogue).execute();
  expect(
    await numberOf('http_client_request_duration_seconds_count', 'server_address="127.0.0.1"', '"200"'),
  ).toBeGreaterThan(3);
});

it('shows nothing else on that port, and nothing of it to the world', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/offers`)).status).toBe(404);
  expect((await product.visitor().get('/metrics')).status).toBe(404);
});

it.each(['alerts.yml', 'tastemaker.json'])('measures everything that docs/dashboards/%s asks about', async (file) => {
  await product.visitor().get('/health/live');
  const text = readFileSync(path.resolve(__dirname, '../../docs/dashboards', file), 'utf8');
  const asked = new Set(
    text.match(/\b(http_server|http_client|db_client|tastemaker_|process_|nodejs_)[a-z0-9_]+(?=[[{)\s"])/g),
  );
  expect(asked.size).toBeGreaterThan(5);
  const shown = (await measured()).join('\n');
  expect(
    [...asked].filter(
      (name) =>
        !shown.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `) && !shown.includes(`# TYPE ${name} `),
    ),
  ).toEqual([]);
});
