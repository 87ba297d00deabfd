import { Logger } from '@nestjs/common';
import { platforms } from '../../server/contract/lists/social.js';
import { ReadAccounts, WatchPosts } from '../../server/modules/connections/index.js';
import { RevokeGrants } from '../../server/modules/connections/use-cases/read-accounts.js';
import { socialPlatformContract } from '../../server/modules/connections/ports/social-platform.contract.js';
import { OpenPosts, SocialPlatforms } from '../../server/modules/connections/ports/social-platform.js';
import { BrowserIndex } from '../../server/modules/discovery/index.js';
import type { Database } from '../../server/shared/db/index.js';
import { PersonalDataRegister } from '../../server/shared/privacy/personal-data.js';
import type { TestApp } from '../support/app.js';
import { ConnectionsWorld, type Listed } from '../support/connections-world.js';
import { eventually } from '../support/eventually.js';
import { wholly } from '../support/pieces.js';
import type { Person } from '../support/world.js';

jest.setTimeout(60_000);

type Fields = Readonly<Record<string, unknown>>;

let world: ConnectionsWorld;
let product: TestApp;
let maya: Person;
let brand: Person;
beforeAll(async () => {
  world = await ConnectionsWorld.start();
  ({ product, maya, brand } = world);
});
afterAll(() => world?.stop());

const as = (person: Person) => world.as(person);
const listed = (platform: string) => world.listed(platform);
const read = () => product.app.get(ReadAccounts).execute();
const db = (): Database => world.db;
const change = (platform: string, settings: Fields) => world.change(platform, settings);
const consent = (platform: string, answer?: 'allow' | 'cancel') => world.consent(platform, answer);

const page = '/app/influencer/profile-editor?section=socials';

describe.each(platforms)('an account on $label', ({ id: platform }) => {
  it('is connected, read, and disconnected', async () => {
    expect(await listed(platform)).toMatchObject({ offered: true, state: null, reading: null });
    expect(await consent(platform)).toBe(`${page}&connected=${platform}`);
    await read();
    await eventually(async () => (await listed(platform))?.reading);
    expect(await listed(platform)).toMatchObject({
      ...{ state: 'active', missing: [] },
      reading: {
        followers: expect.any(Number),
        audience: platform === 'tiktok' ? null : { countries: expect.anything() },
      },
    });
    const { status, body } = await as(maya).delete(`/api/v1/connections/${platform}`);
    expect([status, body]).toEqual([200, { endedThere: platform !== 'instagram' }]);
    expect(await listed(platform)).toMatchObject({ state: 'revoked' });
    expect((await as(maya).delete(`/api/v1/connections/${platform}`)).status).toBe(404);
  });

  it('isn’t connected if Maya cancels', async () => {
    expect(await consent(platform, 'cancel')).toBe(`${page}&connection=cancelled`);
  });

  it('ends when Maya withdraws her permission there', async () => {
    await consent(platform);
    await product.visitor().post(`/sandbox/social/${platform}/withdraw`);
    await read();
    await eventually(async () => (await listed(platform))?.state === 'revoked');
  });

  describe('through its adapter', () =>
    socialPlatformContract(async () => {
      await change(platform, { fault: null });
      const adapter = product.app.get(SocialPlatforms).find(platform)!;
      const departure = { state: 'state', verifier: 'v'.repeat(43) };
      const returned = new URL(await world.answered(await adapter.authorizeUrl(departure), 'allow'));
      const grant = await adapter.exchange(returned.searchParams.get('code')!, departure.verifier);
      return { platform: adapter, grant, says: async (fault) => void (await change(platform, { fault })) };
    }));
  afterAll(() => change(platform, { fault: null }));
});

it('a state that isn’t ours connects nothing', async () => {
  const answer = await fetch(`${product.config.publicUrl}/api/v1/connections/callback?state=made-up&code=x`, {
    ...{ redirect: 'manual', headers: { cookie: maya.cookie } },
  });
  expect(answer.headers.get('location')).toBe(`${page}&connection=journey-over`);
});

describe('verified numbers', () => {
  const sheet = async () => (await as(brand).get(`/api/v1/influencer-browser/${maya.profile.uid}`)).body as Fields;
  const found = async () => {
    const { items } = (await as(brand).get('/api/v1/influencer-browser?numbers=verified&band=micro')).body as Listed;
    return items.map(({ handle }) => handle);
  };

  const reasons = async () => {
    const { body } = await as(brand).get(`/api/v1/influencer-matches/${maya.profile.uid}`);
    return (body as Readonly<{ reasons: readonly Fields[] }>).reasons.map(({ list }) => list);
  };

  it('take precedence over typed ones on the profile, in filters and in reasons, until Maya disconnects', async () => {
    await product.app.get(BrowserIndex, { strict: false }).fill({ afresh: true });
    const own = `/api/v1/influencers/${maya.profile.uid}/profile`;
    const { version } = (await as(maya).get(own)).body as { version: number };
    const typed = { platform: 'instagram', handle: 'maya.eats', followers: 900_000, engagement: 3, country: 'GB' };
    await product.app.inject({
      ...{ method: 'PATCH', url: own, payload: { version, accounts: [typed] } },
      headers: { cookie: maya.cookie, origin: product.config.publicUrl },
    });
    await eventually(async () => (await sheet()).followers === 900_000);
    expect(await found()).toEqual([]);
    await world.people.subscribe(brand, 'starter');
    const wishes = { wanted: { band: ['micro'] }, words: [], protectedWishes: [] };
    expect((await as(brand).put('/api/v1/targeting', wishes)).status).toBe(200);
    expect(await reasons()).not.toContain('band');

    await consent('instagram');
    await read();
    const day = new Date().toISOString().slice(0, 10);
    await eventually(async () => (await found()).includes('maya'));
    expect(await reasons()).toContain('band');
    expect(await sheet()).toMatchObject({
      followers: 12_480,
      accounts: [{ platform: 'instagram', handle: 'maya.eats', followers: 12_480, verified: true, asOf: day }],
      verified: [{ platform: 'instagram', followers: 12_480, reach: 48_300, day, audience: expect.anything() }],
    });
    expect((await as(maya).get(own)).body).toMatchObject({
      accounts: [{ followers: 900_000, verified: { followers: 12_480, day } }],
    });

    await as(maya).delete('/api/v1/connections/instagram');
    await eventually(async () => (await found()).length === 0);
    expect(await sheet()).toMatchObject({ followers: 900_000, accounts: [{ verified: false }], verified: [] });
  });
});

it('an account that another profile already has tells its owner why no numbers are shown', async () => {
  const ben = await world.people.influencer('ben');
  const own = `/api/v1/influencers/${ben.profile.uid}/profile`;
  const change = async (accounts: readonly Fields[]) => {
    const { version } = (await as(ben).get(own)).body as { version: number };
    const { statusCode } = await product.app.inject({
      ...{ method: 'PATCH', url: own, payload: { version, accounts } },
      headers: { cookie: ben.cookie, origin: product.config.publicUrl },
    });
    expect(statusCode).toBe(200);
  };
  await change([{ platform: 'youtube', handle: 'mayaeats', followers: 10, engagement: null, country: null }]);
  await consent('youtube');
  await read();
  await eventually(async () => (await listed('youtube'))?.held);
  expect(await listed('youtube')).toMatchObject({ state: 'active', reading: { followers: 5_210 } });
  await eventually(async () => (await world.bell(maya)).length > 0);
  expect(await world.bell(maya)).toMatchObject([
    { kind: 'account', subjectType: 'connection', title: expect.stringMatching(/^Your verified numbers aren’t shown/) },
  ]);

  await change([]);
  await consent('youtube');
  await read();
  await eventually(async () => (await listed('youtube'))?.held === false);
  await as(maya).delete('/api/v1/connections/youtube');
});

describe('a published post', () => {
  const { caption } = wholly;
  const tell = (state: Fields) => world.tell('Cwatched1', state);

  const seenOf = async (id: string) => {
    await db().rows("update post_watches set next_at = now() - interval '1 minute'");
    await product.app.get(WatchPosts).execute();
    const [piece] = await db().rows<{ seen: Fields | null }>(
      `select proof -> 'seen' as seen from deliverables where id = $1`,
      [id],
    );
    return piece?.seen;
  };

  it('that loses its label, or comes down too early, notifies both sides and stays on record', async () => {
    await tell({ caption, visibility: 'public' });
    await consent('instagram');
    const { id, collabId } = await world.published('https://www.instagram.com/p/Cwatched1/');
    expect(await seenOf(id)).toBeNull();
    await tell({ caption: 'What a night' });
    await eventually(async () => (await seenOf(id))?.labelled === false);
    await tell({ visibility: 'gone' });
    await eventually(async () => (await seenOf(id))?.is === 'gone');
    for (const person of [maya, brand]) {
      await eventually(async () =>
        (await world.bell(person)).some(({ title }) => /taken down earlier/.test(String(title))),
      );
      const titles = (await world.bell(person)).map(({ title }) => String(title));
      expect(titles.filter((title) => title.includes('no longer says it’s an ad'))).toHaveLength(1);
    }
    const logged = await db().rows<{ name: string }>(
      `select name from audit_log where aggregate_id = $1 and name like 'deliverable.%' order by seq desc limit 2`,
      [collabId],
    );
    expect(logged.map(({ name }) => name)).toEqual(['deliverable.removed-early', 'deliverable.label-lost']);
    expect(await seenOf(id)).toMatchObject({ caption: 'What a night', labelled: false });
    for (const person of [maya, brand]) {
      const { items } = (await as(person).get(`/api/v1/collabs/${collabId}/watched-posts`)).body as Listed;
      expect(items).toEqual([
        {
          ...{ deliverableId: id, platform: 'instagram', story: false, state: 'gone', labelled: false },
          ...{ captionChanged: true, changedAt: expect.any(String), connected: true },
          ...{ checkedAt: expect.any(String), nextCheckAt: expect.any(String) },
        },
      ]);
    }
    const other = await world.people.brand('another');
    expect((await as(other).get(`/api/v1/collabs/${collabId}/watched-posts`)).status).toBe(404);
    await as(maya).delete('/api/v1/connections/instagram');
  });
});

it('whether a post is public shows without a connection too, where the platform embeds posts for everyone', async () => {
  const posts = product.app.get(OpenPosts, { strict: false });
  const open = {
    instagram: 'https://www.instagram.com/p/Copen1/',
    tiktok: 'https://www.tiktok.com/@maya.eats/video/7309876543210',
    youtube: 'https://www.youtube.com/watch?v=opendinner1',
  };
  const answers = () => Promise.all(platforms.map(({ id }) => posts.isPublic(id, open[id])));
  expect(await answers()).toEqual([null, true, true]);
  for (const [id, visibility] of [['7309876543210', 'private'], ['opendinner1', 'gone']])
    await product.visitor().post('/sandbox/platforms/posts', { id, visibility });
  expect(await answers()).toEqual([null, false, false]);
}); // prettier-ignore

describe('tokens', () => {
  /** Those that the platforms' stand-ins have issued, as they know them. */
  async function issued(): Promise<string[]> {
    const grants = await db().rows<{ access: string; refresh: string | null }>(
      'select access, refresh from sandbox.social_grants',
    );
    return grants.flatMap(({ access, refresh }) => (refresh === null ? [access] : [access, refresh]));
  }

  async function grantsLeft(): Promise<Record<string, number>> {
    const rows = await db().rows<{ platform: string; count: number }>(
      `select content ->> 'platform' as platform, count(*)::int as count from sandbox.social_grants group by 1`,
    );
    return Object.fromEntries(rows.map(({ platform, count }) => [platform, count]));
  }

  /** All that a backup contains. */
  async function everyRow(): Promise<string> {
    const tables = await db().rows<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'sandbox')`,
    );
    const rows: string[] = [];
    for (const { name } of tables)
      rows.push(...(await db().rows<{ row: string }>(`select t::text as row from ${name} t`)).map(({ row }) => row));
    return rows.join('\n');
  }

  it('are in no log, no error, no export, and in no backup without its key', async () => {
    const lines: string[] = [];
    const note = (...said: unknown[]) => void lines.push(said.map((each) => JSON.stringify(each)).join(' '));
    Logger.overrideLogger({ log: note, error: note, warn: note, debug: note, verbose: note });
    for (const { id: platform } of platforms) {
      await consent(platform);
      await db().rows('update connections set read_at = connected_at where sealed_tokens is not null');
      for (const fault of ['scope-missing', 'broken', 'rate-limit', null]) {
        await change(platform, { fault });
        await db().rows('update connections set read_at = connected_at where sealed_tokens is not null');
        note((await read()).faults);
      }
    }
    const subject = { userId: maya.userId, email: maya.email, profiles: [maya.profile] };
    for (const holder of product.app.get(PersonalDataRegister).all()) note(await holder.exportOf(subject));
    const everything = `${lines.join('\n')}\n${await everyRow()}`;
    expect(everything).toContain('17841400000000001');
    const tokens = await issued();
    expect(tokens.length).toBeGreaterThanOrEqual(6);
    expect(tokens.filter((token) => everything.includes(token))).toEqual([]);
  });

  it('are revoked at the platforms soon after Maya closes her account', async () => {
    const subject = { userId: maya.userId, email: maya.email, profiles: [maya.profile] };
    const own = product.app
      .get(PersonalDataRegister)
      .all()
      .find(({ module }) => module === 'connections')!;
    await own.erase(subject, new Date());
    expect(await db().rows('select from connections')).toEqual([]);
    expect(await db().rows('select from ended_grants')).toHaveLength(3);
    const before = await grantsLeft();
    await product.app.get(RevokeGrants).execute();
    expect(await db().rows('select from ended_grants')).toEqual([]);
    const after = await grantsLeft();
    const ended = platforms.filter(({ id }) => after[id] !== before[id]).map(({ id }) => id);
    expect(ended).toEqual(['tiktok', 'youtube']); // Instagram offers no way
  });
});
