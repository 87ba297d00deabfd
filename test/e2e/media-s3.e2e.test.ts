import { createHash, randomBytes } from 'node:crypto';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { smallWebm } from '../support/filmed.js';
import { still } from '../support/pictures.js';
import { S3Server } from '../support/s3-server.js';
import { announce, pieceAt } from '../support/tus.js';
import { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';
import { filesInZip } from '../support/zip.js';

let s3: S3Server;
let app: TestApp;
let person: Person;
let visitor: Visitor;

beforeAll(async () => {
  s3 = await S3Server.start();
  app = await TestApp.start({ s3: s3.config });
  person = await new People(app.app).influencer('nia');
  visitor = app.visitor();
  visitor.take(person.cookie);
});
afterAll(async () => {
  await app?.stop();
  await s3?.stop();
});

const get = (url: string) => app.app.inject({ method: 'GET', url, headers: { cookie: person.cookie } });
const head = (at: string) => visitor.raw('HEAD', at, { 'tus-resumable': '1.0.0' });
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

test('a video that comes in many pieces lies in the bucket as it was, and is read from the middle', async () => {
  const content = await smallWebm(13_000_000);
  const at = (await announce(visitor, content.length, 'reel.webm')).headers.location!;
  for (let sent = 0; sent < content.length;) {
    const { headers } = await visitor.raw('PATCH', at, pieceAt(sent), content.subarray(sent, sent + 4_000_000));
    sent = Number(headers['upload-offset']);
    if (sent < content.length) expect((await head(at)).headers['upload-offset']).toBe(String(sent));
  }
  const id = at.split('/').at(-1)!;

  const whole = await get(`/api/v1/media/${id}/content`);
  expect(hashOf(whole.rawPayload)).toBe(hashOf(content));
  const part = await app.app.inject({
    method: 'GET',
    url: `/api/v1/media/${id}/content`,
    headers: { cookie: person.cookie, range: 'bytes=9000000-9000099' },
  });
  expect(part.rawPayload).toEqual(content.subarray(9_000_000, 9_000_100));
  expect(s3.uploads.size).toBe(0);
});

test('a picture is made again, made small, and gone from the bucket when it is deleted', async () => {
  const before = s3.objects.size;
  const id = await visitor.upload('table.png', 'image/png', await still('png', 300, 200));

  expect(s3.objects.size).toBe(before + 1);
  expect((await get(`/api/v1/thumbs?path=media/${id}&w=96`)).headers['content-type']).toBe('image/webp');
  expect((await visitor.send('DELETE', `/api/v1/media/${id}`)).status).toBe(204);
  await visitor.post('/sandbox/api/clock', { advance: 'PT1M' });

  expect(s3.objects.size).toBe(before);
});

test('an upload that is given up leaves neither parts nor notes', async () => {
  const [objects, uploads] = [s3.objects.size, s3.uploads.size];
  const content = await smallWebm(11_000_000);
  const [first, second] = [
    (await announce(visitor, content.length, 'one.webm')).headers.location!,
    (await announce(visitor, content.length, 'two.webm')).headers.location!,
  ];
  for (const at of [first, second]) await visitor.raw('PATCH', at, pieceAt(0), content.subarray(0, 10_000_000));
  expect(s3.uploads.size).toBe(uploads + 2);

  await visitor.send('DELETE', first, undefined, { 'tus-resumable': '1.0.0' });
  await visitor.post('/sandbox/api/clock', { advance: 'PT25H' });

  expect([s3.objects.size, s3.uploads.size]).toEqual([objects, uploads]);
});

test('an upload whose parts are all there is finished when it is asked for', async () => {
  const content = await smallWebm(randomBytes(1)[0]! + 1_000);
  const at = (await announce(visitor, content.length, 'reel.webm')).headers.location!;
  const id = at.split('/').at(-1)!;
  s3.uploads.get([...s3.uploads.keys()].at(-1)!)!.set(1, content); // the process crashed before it could finish them

  expect((await head(at)).headers['upload-offset']).toBe(String(content.length));
  expect(hashOf((await get(`/api/v1/media/${id}/content`)).rawPayload)).toBe(hashOf(content));
});

test('a copy of personal data is in the bucket, where every process finds it, and is gone after seven days', async () => {
  const { id } = (await visitor.post<{ id: string }>('/api/v1/privacy/exports')).body;
  const key = `exports/${id}.zip`;
  await eventually(async () => (await visitor.get('/api/v1/privacy/exports/newest')).body.newest?.readyAt);

  const { statusCode, rawPayload, headers } = await get(`/api/v1/privacy/exports/${id}/file`);
  expect([statusCode, headers['content-length']]).toEqual([200, String(rawPayload.length)]);
  expect([...filesInZip(rawPayload).keys()]).toContain('identity.json');
  expect(s3.objects.has(key)).toBe(true);
  expect((await get(`/api/v1/media/${encodeURIComponent(key)}/content`)).statusCode).toBe(404);
  expect((await get(`/api/v1/thumbs?path=${key}&w=96`)).statusCode).not.toBe(200);

  await visitor.post('/sandbox/api/clock', { advance: 'P7D' });
  await eventually(async () => !s3.objects.has(key));
});
