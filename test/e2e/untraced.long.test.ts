import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { World } from '../support/world.js';

/** Where Node writes, on exit, which files it has loaded: https://nodejs.org/api/cli.html#node_v8_coveragedir */
const readFiles = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-untraced-'));

const chunks = path.resolve(__dirname, '../../dist/server/chunks');

let world: World;
beforeAll(async () => void (world = await World.make()));
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
  fs.rmSync(readFiles, { recursive: true, force: true });
});

type Coverage = { result: { url: string }[] };

/** The files that the process has loaded. */
const loaded = (): string[] =>
  fs
    .readdirSync(readFiles)
    .flatMap((file) => (JSON.parse(fs.readFileSync(path.join(readFiles, file), 'utf8')) as Coverage).result)
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => fileURLToPath(url));

/** Where a class of the SDK, or of its core, is declared. */
const declares = (file: string): boolean =>
  /node_modules\/@opentelemetry\/(sdk|core)/.test(file) ||
  /\b(BatchSpanProcessor|W3CTraceContextPropagator) = class\b/.test(fs.readFileSync(file, 'utf8'));

it('without a collector nothing of the SDK is loaded, and nothing travels with what is done later', async () => {
  const { people } = world;
  const { offerId } = await people.offer(await people.brand('untraced'));
  const influencer = await people.influencer('untraced');
  const server = await ServerProcess.start({ DATABASE_URL: world.databaseUrl, NODE_V8_COVERAGE: readFiles });
  const traced = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  const visitor = new RemoteVisitor(server.url, influencer.cookie);
  expect((await visitor.post(`/api/v1/offers/${offerId}/requests`, { note: '' }, traced)).status).toBe(201);
  expect(await world.count(`from outbox where actor ? 'traceparent'`)).toBe(0);

  expect(await server.kill('SIGTERM')).toBe(0);
  const read = loaded();
  expect(read).toContain(path.join(chunks, '../main.js'));
  expect(read.filter(declares)).toEqual([]);
  expect(fs.readdirSync(chunks).filter((file) => declares(path.join(chunks, file)))).toHaveLength(2); // otherwise the check would be empty
});
