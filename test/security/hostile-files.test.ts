import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TestApp } from '../support/app.js';
import { counted } from '../support/counts.js';
import { bomb, bombs, harm, hostileFiles } from '../support/hostile-files.js';
import { announce, pieceAt } from '../support/tus.js';
import { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(300_000);

const count = counted(300, 50);

let app: TestApp;
let people: People;
let person: Person;
let visitor: Visitor;
const filesASession = 100; // one session can make 600 requests a minute

beforeAll(async () => {
  app = await TestApp.start();
  people = new People(app.app);
  person = await people.influencer('mallory');
  visitor = app.visitor();
  visitor.take(person.cookie);
});
afterAll(() => app?.stop());

/** A file's result: its id, or null when it was rejected. */
async function send(name: string, content: Buffer): Promise<string | null> {
  const announced = await announce(visitor, content.length, name);
  expect([201, 400]).toContain(announced.status);
  if (announced.status !== 201) return null;
  const sent = await visitor.raw('PATCH', announced.headers.location!, pieceAt(0), content);
  expect([204, 400]).toContain(sent.status);
  return sent.status === 204 ? announced.headers.location!.split('/').at(-1)! : null;
}

const get = async (url: string) =>
  app.app.inject({ method: 'GET', url, headers: { cookie: person.cookie, accept: 'text/html,*/*' } });

test(`R380: of ${count} hostile files none is stored as something that runs`, async () => {
  const taken: string[] = [];
  let active = 0;
  for (const [number, { name, content }] of (await hostileFiles(count)).entries()) {
    if (number % filesASession === 0) visitor.take(await people.signIn(person.userId));
    const id = await send(name, content);
    if (!id) continue;
    taken.push(id);
    const { headers, rawPayload } = await get(`/api/v1/media/${id}/content`);
    const isPicture = /^image\/(jpeg|png|gif|webp|tiff)$/.test(String(headers['content-type']));
    const isVideo = /^video\/(mp4|quicktime|x-m4v|webm|matroska)$/.test(String(headers['content-type']));
    const isShut =
      headers['x-content-type-options'] === 'nosniff' && /sandbox/.test(String(headers['content-security-policy']));
    const isClean = !harm.test(rawPayload.toString('latin1'));
    if (!(isPicture || isVideo) || !isShut || !isClean) active++;
    expect(String(headers['content-disposition'])).toMatch(/^inline; filename="[\w .-]*"; filename\*=UTF-8''[^\s;"]*$/);
    const small = await get(`/api/v1/thumbs?path=media/${id}&w=96`);
    expect([200, 404]).toContain(small.statusCode);
    if (small.statusCode === 200) expect(harm.test(small.rawPayload.toString('latin1'))).toBe(false);
  }
  expect(active).toBe(0);
  expect(taken.length).toBeLessThan(count);
  console.log(`${count} hostile files: ${count - taken.length} refused, ${taken.length} made harmless, 0 active`);
});

test('R380: nothing is outside the folder of files, and nothing refused stays', async () => {
  const rows = await new People(app.app).rows<{ key: string }>('select storage_key as key from media');
  const folder = path.join(app.config.dataDir, 'uploads');
  const kept = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.json')) : [];

  expect(kept.sort()).toEqual(rows.map(({ key }) => key).sort());
  for (const name of kept) expect(harm.test(readFileSync(path.join(folder, name), 'latin1'))).toBe(false);
  const [sum] = await new People(app.app).rows<{ taken: string; used: string }>(
    `select coalesce((select sum(uploaded_bytes) from media), 0)::text as taken,
            (select sum(used_bytes) from storage_accounts)::text as used`,
  );
  expect(sum!.used).toBe(sum!.taken);
});

test('R380: a bomb is refused for what it unfolds to, and takes no memory on the way', async () => {
  const before = process.memoryUsage().rss;

  const content = bomb(30_000);
  expect(content.length).toBeLessThan(2_000_000);
  const { headers } = await announce(visitor, content.length, 'bomb.png');
  const refused = await visitor.raw('PATCH', headers.location!, pieceAt(0), content);

  expect(JSON.parse(refused.body)).toMatchObject({
    code: 'media/not-accepted',
    detail: 'This picture is too large. Pictures can have at most 120 megapixels, all frames together.',
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});

test.each(bombs)('R380: $name is refused before it unfolds', async ({ name, content }) => {
  visitor.take(await people.signIn(person.userId));
  const before = process.memoryUsage().rss;
  expect(content.length).toBeLessThan(20_000);
  const { headers } = await announce(visitor, content.length, name);
  const refused = await visitor.raw('PATCH', headers.location!, pieceAt(0), content);
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.body)).toMatchObject({
    code: 'media/not-accepted',
    detail: expect.stringContaining('too large') as string,
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});
