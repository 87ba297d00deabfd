import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Upload, type UploadOptions } from 'tus-js-client';
import { freshDatabase } from '../../../../../test/support/database.js';
import { smallMatroska, smallWebm } from '../../../../../test/support/filmed.js';
import { AppModule } from '../../../../app.module.js';
import { configureApp, fastifyAdapter } from '../../../../app.js';
import { type Config, loadConfig } from '../../../../config.js';
import { SessionTokens } from '../../../../shared/http/session-tokens.js';
import { SessionReader } from '../../../../shared/http/session.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { MediaApi } from '../../index.js';

const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const influencer: Actor = { userId: id(1), role: 'influencer', profile: { type: 'influencer', uid: id(4) } };
const colleague: Actor = { userId: id(2), role: 'influencer', profile: { type: 'influencer', uid: id(4) } };
const stranger: Actor = { userId: id(3), role: 'brand', profile: { type: 'brand', uid: id(5) } };
const staff: Actor = { userId: id(6), role: 'admin' };
const guest: Actor = { userId: id(7), role: 'guest' };
const people = [influencer, colleague, stranger, staff, guest];

const sessions: SessionReader = {
  read: async ({ sid, sub }) => {
    const actor = people.find(({ userId }) => userId === sub);
    return actor ? { id: sid, actor, stage: 'full', provenAt: new Date() } : null;
  },
};

let address: string;
let folder: string;
let app: NestFastifyApplication;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  folder = mkdtempSync(path.join(os.tmpdir(), 'uploads-'));
  const config: Config = {
    ...loadConfig({ LOG_LEVEL: 'fatal' }),
    databaseUrl: database.url,
    smtpUrl: 'smtp://localhost:1',
    dataDir: folder,
  };
  const wired = await Test.createTestingModule({ imports: [AppModule.with(config)] })
    .overrideProvider(SessionReader)
    .useValue(sessions)
    .compile();
  app = wired.createNestApplication<NestFastifyApplication>(fastifyAdapter(config), { logger: false });
  await configureApp(app, config, new Logger());
  await app.listen(0, '127.0.0.1');
  address = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  await drop();
  rmSync(folder, { recursive: true });
});

const headersOf = (actor: Actor) => {
  const tokens = app.get(SessionTokens, { strict: false });
  const token = tokens.issue({ sid: actor.userId, sub: actor.userId });
  return { cookie: `${tokens.cookieName}=${token}`, 'sec-fetch-site': 'same-origin' };
};

const ask = (actor: Actor, method: string, at: string, headers: Record<string, string> = {}, body?: Buffer) =>
  fetch(new URL(at, address), { method, headers: { ...headersOf(actor), 'tus-resumable': '1.0.0', ...headers }, body });

/** Uploads as a browser does; answers the id. */
const upload = (actor: Actor, fileName: string, content: Buffer, more: UploadOptions = {}) =>
  new Promise<string>((done, failed) => {
    const uploading = new Upload(content, {
      endpoint: `${address}/api/v1/uploads`,
      headers: headersOf(actor),
      metadata: { filename: fileName, filetype: 'video/webm', owner: stranger.userId },
      retryDelays: null,
      onError: failed,
      onSuccess: () => done(uploading.url!.split('/').at(-1)!),
      ...more,
    });
    uploading.start();
  });

const begin = async (actor: Actor, fileName: string, length: number) => {
  const metadata = `filename ${Buffer.from(fileName).toString('base64')}`;
  return ask(actor, 'POST', '/api/v1/uploads', { 'upload-length': String(length), 'upload-metadata': metadata });
};

test('a file that comes in pieces is there as it was, with its facts', async () => {
  const content = await smallWebm(700_000);

  const media = await upload(influencer, 'Ünser Film.webm', content, { chunkSize: 300_000 });

  const got = await ask(influencer, 'GET', `/api/v1/media/${media}/content`);
  expect(
    createHash('sha256')
      .update(Buffer.from(await got.arrayBuffer()))
      .digest('hex'),
  ).toBe(createHash('sha256').update(content).digest('hex'));
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'video/webm',
    'content-length': String(content.length),
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="_nser Film.webm"; filename*=UTF-8''%C3%9Cnser%20Film.webm`,
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-cache',
  });
  expect(await app.get(MediaApi, { strict: false }).ownedBy(media, influencer.profile!.uid)).toMatchObject({
    id: media,
    kind: 'video',
    mimeType: 'video/webm',
    fileName: 'Ünser Film.webm',
    bytes: content.length,
  });
});

test.each([
  ['film.mkv', smallMatroska, 'some-browsers'],
  ['film.webm', smallWebm, null],
])('R380: of %s it is said whether every browser plays it', async (name, make, says) => {
  const content = await make(1_000);
  const at = (await begin(influencer, name, content.length)).headers.get('location')!;
  const chunk = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

  const taken = await ask(influencer, 'PATCH', at, chunk, content);
  const again = await ask(influencer, 'HEAD', at);

  expect([taken.status, taken.headers.get('upload-playback')]).toEqual([204, says]);
  expect([again.status, again.headers.get('upload-playback')]).toEqual([200, says]);
});

test('an interrupted upload continues where it was', async () => {
  const content = await smallWebm(50_000);
  const created = await begin(influencer, 'cut.webm', content.length);
  const at = created.headers.get('location')!;
  const chunk = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await ask(influencer, 'PATCH', at, chunk, content.subarray(0, 20_000));

  const head = await ask(influencer, 'HEAD', at);
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '20000']);
  const wrong = await ask(influencer, 'PATCH', at, chunk, content.subarray(20_000));
  expect(await wrong.json()).toMatchObject({ status: 409, code: 'media/other-offset' });
  const rest = await ask(influencer, 'PATCH', at, { ...chunk, 'upload-offset': '20000' }, content.subarray(20_000));

  expect(rest.status).toBe(204);
  expect(await app.get(MediaApi, { strict: false }).find(at.split('/').at(-1)!)).toMatchObject({
    bytes: content.length,
  });
});

test('R380: a file that is not what it says is refused with a sentence, and nothing of it stays', async () => {
  const before = readdirSync(path.join(folder, 'uploads')).length;
  const page = Buffer.from('<html><script>alert(1)</script></html>');

  const refused = await upload(influencer, 'page.webm', page).catch((error: unknown) => error);

  expect(String(refused)).toContain('The content of this file isn’t a picture or video.');
  expect(readdirSync(path.join(folder, 'uploads'))).toHaveLength(before);
});

test('R380: a refused name or size is refused before a byte is sent', async () => {
  for (const [name, length, code] of [
    ['logo.svg', 10, 'media/not-accepted'],
    ['film.webm', 2_000_000_001, 'media/too-large'],
  ] as const) {
    const answer = await begin(influencer, name, length);

    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 400, code });
  }
});

test('what is not tus is answered with a problem', async () => {
  const answer = await fetch(`${address}/api/v1/uploads`, { method: 'POST', headers: headersOf(influencer) });

  expect(await answer.json()).toMatchObject({ status: 400, code: 'media/not-tus' });
});

test.each([
  ['a colleague', colleague, 404],
  ['a stranger', stranger, 404],
  ['staff', staff, 404],
  ['a guest', guest, 403],
])('%s cannot see, continue or delete someone else’s upload', async (_, actor, status) => {
  const at = (await begin(influencer, 'mine.webm', 100)).headers.get('location')!;
  const chunk = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

  expect((await ask(actor, 'HEAD', at)).status).toBe(status);
  expect((await ask(actor, 'PATCH', at, chunk, Buffer.alloc(100))).status).toBe(status);
  expect((await ask(actor, 'DELETE', at)).status).toBe(status);
  expect((await ask(influencer, 'HEAD', at)).headers.get('upload-offset')).toBe('0');
});

test('without a session, and from a foreign page, nothing can be uploaded', async () => {
  const metadata = { 'tus-resumable': '1.0.0', 'upload-length': '10' };

  expect((await fetch(`${address}/api/v1/uploads`, { method: 'POST', headers: metadata })).status).toBe(401);
  expect((await ask(influencer, 'POST', '/api/v1/uploads', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('an upload whose last byte came just before a crash is complete when it is asked for', async () => {
  const content = await smallWebm(100);
  const at = (await begin(influencer, 'crash.webm', content.length)).headers.get('location')!;
  const media = at.split('/').at(-1)!;
  writeFileSync(path.join(folder, 'uploads', media), content);

  expect((await ask(influencer, 'HEAD', at)).headers.get('upload-offset')).toBe(String(content.length));

  expect(await app.get(MediaApi, { strict: false }).find(media)).toMatchObject({
    kind: 'video',
    bytes: content.length,
  });
});

test('an unfinished upload can be given up, a complete one cannot', async () => {
  const unfinished = (await begin(influencer, 'mine.webm', 100)).headers.get('location')!;
  const complete = await upload(influencer, 'film.webm', await smallWebm(10));

  expect((await ask(influencer, 'DELETE', unfinished)).status).toBe(204);
  expect((await ask(influencer, 'HEAD', unfinished)).status).toBe(404);
  const kept = await ask(influencer, 'DELETE', `/api/v1/uploads/${complete}`);
  expect(await kept.json()).toMatchObject({ status: 409, code: 'media/complete' });
});

test('a film is read from the middle, and not sent twice to one who has it', async () => {
  const content = await smallWebm(1_000);
  const media = await upload(influencer, 'film.webm', content);
  const at = `/api/v1/media/${media}/content`;

  const part = await ask(influencer, 'GET', at, { range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${content.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(100, 200));
  const again = await ask(influencer, 'GET', at, { 'if-none-match': part.headers.get('etag')! });
  expect(again.status).toBe(304);
});

test('a file is open to its profile and staff, and does not exist for others', async () => {
  const media = await upload(influencer, 'film.webm', await smallWebm(10));
  const statuses = await Promise.all(
    people.map(async (actor) => (await ask(actor, 'GET', `/api/v1/media/${media}/content`)).status),
  );

  expect(statuses).toEqual([200, 200, 404, 200, 403]);
});
