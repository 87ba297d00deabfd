import { filePathOf } from '../../server/contract/rules/file-path.js';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { inBatches } from '../support/in-batches.js';
import { eventually } from '../support/eventually.js';
import { insideOf, photoWithPlace, secretPlace, still } from '../support/pictures.js';
import { People, type Person } from '../support/world.js';
import { announce, pieceAt } from '../support/tus.js';
import { filmed, places } from '../support/filmed.js';
import { smallMp4 } from '../support/videos.js';
import { Visitor } from '../support/visitor.js';

let app: TestApp;
let people: People;
let brand: Person;
let influencer: Person;
let stranger: Person;

beforeAll(async () => {
  app = await TestApp.start();
  people = new People(app.app);
  brand = await people.brand('ember');
  influencer = await people.influencer('nia');
  stranger = await people.influencer('somebody-else');
});
afterAll(() => app?.stop());

const as = ({ cookie }: Person): Visitor => {
  const visitor = app.visitor();
  visitor.take(cookie);
  return visitor;
};

/** The bytes themselves. */
const bytesOf = async (url: string, person?: Person, headers: Record<string, string> = {}) => {
  const cookie = person ? { cookie: person.cookie } : {};
  const answer = await app.app.inject({ method: 'GET', url, headers: { ...headers, ...cookie } });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
};

const showInProfile = ({ profile }: Person, mediaId: string) =>
  app.app
    .get(Database)
    .rows('update influencers set avatar_path = $2 where id = $1', [profile.uid, filePathOf(mediaId)]);

const thumb = (mediaId: string, width = 96) =>
  `/api/v1/thumbs?path=${encodeURIComponent(filePathOf(mediaId))}&w=${width}`;

const used = async (person: Person): Promise<number> =>
  (await as(person).get('/api/v1/media/usage')).body.usedBytes as number;

describe('thumbnails', () => {
  let avatar: string;
  let kept: string;

  beforeAll(async () => {
    avatar = await as(influencer).upload('me.jpg', 'image/jpeg', await photoWithPlace());
    kept = await as(influencer).upload('table.png', 'image/png', await still('png', 400, 300));
    await showInProfile(influencer, avatar);
  });

  test('R163: a profile’s picture is small, upright, and everyone’s; caches ask again after a day', async () => {
    const { status, headers, content } = await bytesOf(thumb(avatar));

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
      vary: 'Accept',
    });
    expect(await insideOf(content)).toMatchObject({ format: 'webp', width: 40, height: 60 });
    expect(content.includes(secretPlace)).toBe(false);
  });

  test('R163: who accepts AVIF gets AVIF, and who has it already gets nothing', async () => {
    const accept = { accept: 'image/avif,image/webp,*/*;q=0.8' };
    const { headers } = await bytesOf(thumb(avatar), undefined, accept);
    expect(headers['content-type']).toBe('image/avif');

    const again = await bytesOf(thumb(avatar), undefined, { ...accept, 'if-none-match': headers.etag! });
    expect([again.status, again.content.length]).toEqual([304, 0]);
    const asWebp = await bytesOf(thumb(avatar), undefined, { 'if-none-match': headers.etag! });
    expect([asWebp.status, asWebp.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('a cache that asks again for a hidden picture gets not found', async () => {
    const other = await as(stranger).upload('me.jpg', 'image/jpeg', await photoWithPlace());
    await showInProfile(stranger, other);
    const { headers } = await bytesOf(thumb(other));
    const asksAgain = () => bytesOf(thumb(other), undefined, { 'if-none-match': headers.etag! });
    expect((await asksAgain()).status).toBe(304);

    await app.app.get(Database).rows('update influencers set avatar_path = null where id = $1', [stranger.profile.uid]);
    const { status, headers: gone } = await asksAgain();
    expect(status).toBe(404);
    expect(String(gone['cache-control'])).not.toContain('public');
  });

  test('R166: every width becomes one of a few', async () => {
    const widths = [1, 33, 48, 49, 200, 401, 9_999];
    const made = await Promise.all(
      widths.map(async (width) => (await insideOf((await bytesOf(thumb(kept, width), influencer)).content)).width),
    );
    expect(made).toEqual([48, 48, 48, 96, 320, 400, 400]);
  });

  test('R166: what is not shown is the owner’s and staff’s alone, and kept by no cache between', async () => {
    const mine = await bytesOf(thumb(kept), influencer);
    expect(mine.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept, Cookie' });

    for (const other of [undefined, stranger, brand]) expect((await bytesOf(thumb(kept), other)).status).toBe(404);
    const staff = await app.newStaff();
    expect((await staff.raw('GET', thumb(kept), {})).status).toBe(200);
  });

  test.each([
    '../../../etc/passwd',
    'media/../../../etc/passwd',
    '/etc/passwd',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'media/01890000-0000-7000-8000-00000000f11e',
    ' ',
  ])('R166: the path %j finds nothing', async (path) => {
    const { status, body } = await as(influencer).get(`/api/v1/thumbs?path=${encodeURIComponent(path)}&w=96`);
    expect([status, body.code]).toEqual([404, 'media/not-found']);
  });

  test('a wrong width, and no path, are answered with what is wrong', async () => {
    const visitor = app.visitor();
    expect((await visitor.get(`/api/v1/thumbs?path=x&w=wide`)).body).toMatchObject({ code: 'media/bad-width' });
    expect((await visitor.get('/api/v1/thumbs')).body).toMatchObject({ errors: { path: expect.any(String) } });
  });

  test('a video shows its poster, once it has one', async () => {
    const reel = smallMp4({ width: 1_080, height: 1_920, rotation: 0, seconds: 8 });
    const video = await as(influencer).upload('reel.mp4', 'video/mp4', reel);
    expect((await as(influencer).get(thumb(video))).body).toMatchObject({ status: 404, code: 'media/no-picture' });

    await as(influencer).upload('frame.jpg', 'image/jpeg', await still('jpeg', 108, 192), { posterOf: video });

    const shown = await bytesOf(thumb(video), influencer);
    expect(await insideOf(shown.content)).toMatchObject({ width: 96 });
    expect((await bytesOf(thumb(video))).status).toBe(404);
  });
});

describe('a stored photo', () => {
  test('contains nothing about where it was taken, and is upright', async () => {
    const id = await as(influencer).upload('table.jpg', 'image/jpeg', await photoWithPlace());

    const { content, headers } = await bytesOf(`/api/v1/media/${id}/content`, influencer);

    expect(content.includes(secretPlace)).toBe(false);
    expect(headers['content-length']).toBe(String(content.length));
    const { width, height, exif } = await insideOf(content);
    expect({ width, height, exif }).toEqual({ width: 40, height: 60, exif: undefined });
  });
});

test('a stored video holds nothing of where it was filmed', async () => {
  const video = await filmed['the keys of an iPhone']!.make();
  const id = await as(influencer).upload('reel.mov', 'video/quicktime', video);

  const { content, headers } = await bytesOf(`/api/v1/media/${id}/content`, influencer);

  for (const place of places) expect([video.includes(place), content.includes(place)]).toEqual([true, false]);
  expect(headers).toMatchObject({ 'content-type': 'video/quicktime', 'content-length': String(content.length) });
});

describe('storage', () => {
  test('R238, R256: of fifty who announce a gigabyte at once, a Basic brand’s ten have room', async () => {
    const basic = await people.brand('basic');
    const visitor = as(basic);
    const numbers = Array.from({ length: 50 }, (_, number) => number);

    const answers = await Promise.all(numbers.map((number) => announce(visitor, 10 ** 9, `reel-${number}.mp4`)));

    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(10);
    expect((await visitor.get('/api/v1/media/usage')).body).toEqual({ usedBytes: 10 ** 10, limitBytes: 10 ** 10 });
    const refused = answers.find(({ status }) => status !== 201)!;
    expect(JSON.parse(refused.body)).toMatchObject({
      status: 403,
      code: 'media/storage-full',
      detail:
        'There isn’t enough storage for this file. It’s 1 GB, and you’ve used 10 GB of 10 GB. Please delete files, or choose a larger plan.',
    });
    await visitor.send('DELETE', taken[0]!.headers.location!, undefined, { 'tus-resumable': '1.0.0' });
    expect(await used(basic)).toBe(9 * 10 ** 9);
    expect((await announce(visitor, 10 ** 9, 'one-more.mp4')).status).toBe(201);
  });

  test.each([
    ['starter', 100 * 10 ** 9],
    ['professional', 10 ** 12],
    ['premium', null],
  ] as const)('R239, R240, R241: %s has room for %s bytes', async (plan, limitBytes) => {
    const subscriber = await people.brand(plan);
    await people.subscribe(subscriber, plan);

    expect((await as(subscriber).get('/api/v1/media/usage')).body).toEqual({ usedBytes: 0, limitBytes });
  });

  test('what is made for a Collab counts in the brand’s storage', async () => {
    const { offerId } = await people.offer(brand);
    const collab = await people.approved(influencer, brand, offerId);
    const [mine, theirs] = [await used(influencer), await used(brand)];

    await as(influencer).upload('table.png', 'image/png', await still('png'), { collab });

    expect(await used(influencer)).toBe(mine);
    expect(await used(brand)).toBe(theirs + (await still('png')).length);
    const foreign = await announce(as(stranger), 10, 'table.png', { collab });
    expect(JSON.parse(foreign.body)).toMatchObject({ status: 404, code: 'media/no-collab' });
  });

  test('a file that is used nowhere can be deleted by its owner, and its room is free', async () => {
    const before = await used(influencer);
    const id = await as(influencer).upload('table.png', 'image/png', await still('png', 500, 400));
    await bytesOf(thumb(id), influencer);

    for (const other of [stranger, brand])
      expect((await as(other).send('DELETE', `/api/v1/media/${id}`)).body).toMatchObject({ code: 'media/not-found' });
    expect((await as(influencer).send('DELETE', `/api/v1/media/${id}`)).status).toBe(204);

    expect(await used(influencer)).toBe(before);
    expect((await bytesOf(`/api/v1/media/${id}/content`, influencer)).status).toBe(404);
    expect((await bytesOf(thumb(id), influencer)).status).toBe(404);
  });

  test('a picture that a profile shows cannot be deleted', async () => {
    const id = await as(stranger).upload('me.png', 'image/png', await still('png'));
    await showInProfile(stranger, id);

    expect((await as(stranger).send('DELETE', `/api/v1/media/${id}`)).body).toMatchObject({
      status: 409,
      code: 'media/in-use',
    });
  });

  test('an abandoned upload is removed after a day, and its room is free', async () => {
    const patient = await people.influencer('patient');
    const [half, whole] = await inBatches(['half.mp4', 'touched.mp4'], 1, (name) => announce(as(patient), 1_000, name));
    await as(patient).raw('PATCH', half!.headers.location!, pieceAt(0), Buffer.alloc(400));
    const clock = app.visitor();

    await clock.post('/sandbox/api/clock', { advance: 'PT23H' });
    await as(patient).raw('PATCH', whole!.headers.location!, pieceAt(0), Buffer.alloc(400));
    await clock.post('/sandbox/api/clock', { advance: 'PT2H' });

    expect(await used(patient)).toBe(1_000);
    const ask = (at: string) => as(patient).raw('HEAD', at, { 'tus-resumable': '1.0.0' });
    expect((await ask(half!.headers.location!)).status).toBe(404);
    expect((await ask(whole!.headers.location!)).headers['upload-offset']).toBe('400');
    await clock.post('/sandbox/api/clock', { reset: true });
  });
});

describe('an upload', () => {
  test('R380: of a HEIC photo is refused with how to export it, whatever its name', async () => {
    const heic = Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(100)]);
    const { headers } = await announce(as(influencer), heic.length, 'photo.jpg');

    const { status, body } = await as(influencer).raw('PATCH', headers.location!, pieceAt(0), heic);

    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      code: 'media/not-accepted',
      detail: expect.stringMatching(/^This photo is in the HEIC format, which we can’t take\. Export it as a JPEG/),
    });
  });

  test('whose length is not known beforehand is refused, because no room can be kept for it', async () => {
    const answer = await as(influencer).raw('POST', '/api/v1/uploads', {
      'tus-resumable': '1.0.0',
      'upload-defer-length': '1',
      'upload-metadata': `filename ${Buffer.from('a.mp4').toString('base64')}`,
    });
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'media/not-tus' });
  });

  test('that is complete says so to a client that did not hear it', async () => {
    const content = await still('png');
    const { headers } = await announce(as(influencer), content.length, 'table.png');
    await as(influencer).raw('PATCH', headers.location!, pieceAt(0), content);

    const again = await eventually(() => as(influencer).raw('HEAD', headers.location!, { 'tus-resumable': '1.0.0' }));

    expect(again.headers).toMatchObject({
      'upload-offset': String(content.length),
      'upload-length': String(content.length),
    });
    const late = await as(influencer).raw('PATCH', headers.location!, pieceAt(content.length), Buffer.alloc(0));
    expect(late.status).toBe(204);
  });
});
