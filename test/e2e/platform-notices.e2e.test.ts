import { AskForScreenshots, FetchReadings } from '../../server/modules/analytics/index.js';
import { ReadAccounts } from '../../server/modules/connections/index.js';
import { ConnectionsWorld } from '../support/connections-world.js';
import { eventually } from '../support/eventually.js';

jest.setTimeout(60_000);

let world: ConnectionsWorld;
beforeAll(async () => void (world = await ConnectionsWorld.start()));
afterAll(() => world?.stop());

const stateOf = async (platform: string) => (await world.listed(platform))?.state;
const post = (path: string) => world.product.visitor().post(`/sandbox/social/${path}`);

describe.each(['instagram', 'tiktok'])('an owner who removes us at %s', (platform) => {
  it('ends the connection at once, without its tokens, and what it verified', async () => {
    await world.consent(platform);
    await world.product.app.get(ReadAccounts).execute();
    const verified = () =>
      world.db.rows('select from social_accounts where platform = $1 and verified is not null', [platform]);
    await eventually(async () => (await verified()).length > 0);
    await post(`${platform}/withdraw`);
    expect(await stateOf(platform)).toBe('revoked');
    const [connection] = await world.db.rows<{ sealed_tokens: string | null }>(
      'select sealed_tokens from connections where platform = $1',
      [platform],
    );
    expect(connection).toEqual({ sealed_tokens: null });
    const [ended] = await world.db.rows<{ payload: object }>(
      `select payload from outbox where name = 'connection.revoked' order by id desc limit 1`,
    );
    expect(ended).toMatchObject({ payload: { platform, by: 'platform' } });
    await eventually(async () => (await verified()).length === 0);
  });
});

it('a deletion that Instagram passes on deletes what was read, and has a page that says so', async () => {
  await world.consent('instagram');
  await world.product.app.get(ReadAccounts).execute();
  await world.db.rows(
    `insert into account_signs (influencer_id, platform, kind, value, followers, day)
     values ($1, 'instagram', 'comments', 0.1, 10, current_date) on conflict do nothing`,
    [world.maya.profile.uid],
  );
  const { body } = await post('instagram/delete-data');
  expect(body).toEqual({
    url: expect.stringMatching(/\/data-deletions\/[\da-z]{32}$/),
    confirmation_code: expect.stringMatching(/^[\da-z]{32}$/),
  });
  const rows = (table: string) => world.db.rows(`select from ${table} where platform = 'instagram'`);
  for (const table of ['connections', 'account_readings', 'account_signs']) expect(await rows(table)).toEqual([]);
  const { url, confirmation_code: code } = body as { url: string; confirmation_code: string };
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Your Instagram data has been deleted');
  const unknown = await fetch(url.replace(code, 'unknown'));
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('We don’t know this code')]);
});

describe('a message that isn’t from the platform', () => {
  it.each([
    ['instagram/deauthorization', 'signed_request=x.y'],
    ['instagram/deletion', 'signed_request=x.y'],
    ['instagram', '{}'],
    ['tiktok', '{}'],
  ])('is refused at %s', async (path, body) => {
    const type = body === '{}' ? 'application/json' : 'application/x-www-form-urlencoded';
    const answer = await fetch(`${world.url}/api/v1/webhooks/${path}`, {
      ...{ method: 'POST', body, headers: { 'content-type': type } },
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'connections/bad-signature' }),
    ]);
  });

  it('Meta gets its challenge back only with our token', async () => {
    const check = (token: string) =>
      fetch(
        `${world.url}/api/v1/webhooks/instagram?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      );
    expect(await (await check('sandbox')).text()).toBe('1158201444');
    expect((await check('guessed')).status).toBe(400);
  });
});

describe('a story', () => {
  const back = (hours: number) =>
    world.db.rows(`update deliverables set published_at = now() - $1 * interval '1 hour' where type = 'story'`, [
      hours,
    ]);
  const readings = async (id: string) =>
    world.db.rows<{ reach: string | null; views: string | null }>(
      'select reach, views from piece_readings where piece_id = $1 order by taken_at, id',
      [id],
    );

  it('is read while it is up, and its platform reports what it came to', async () => {
    await world.consent('instagram');
    await world.tell('314159', { story: true, views: 900, caption: 'Ad' });
    const { id } = await world.published('https://www.instagram.com/stories/maya/314159/', 'story');
    await world.product.app.get(FetchReadings, { strict: false }).execute();
    expect(await readings(id)).toEqual([{ reach: '48300', views: '900' }]);
    await world.tell('314159', { visibility: 'gone' });
    await post('instagram/stories/314159/end');
    await eventually(async () => (await readings(id)).length === 2);
    expect(await readings(id)).toContainEqual({ reach: '48300', views: '48311' });
    await world.as(world.maya).delete('/api/v1/connections/instagram');
  });

  it('without a connection, has its creator asked for a screenshot at hour 20, in the bell and by mail', async () => {
    const { id, collabId } = await world.published('https://www.instagram.com/stories/maya/271828/', 'story');
    const ask = () => world.product.app.get(AskForScreenshots, { strict: false }).execute();
    await back(19);
    expect(await ask()).toBe(0);
    await back(20.1);
    await Promise.all([ask(), ask()]); // the product's own timer may ask as well
    const asked = async () =>
      (await world.bell(world.maya)).filter(({ title }) => /screenshot of your story’s numbers/.test(String(title)));
    await eventually(async () => (await asked()).length > 0);
    expect(await asked()).toMatchObject([{ subjectType: 'collab', subjectId: collabId }]);
    expect((await world.bell(world.brand)).filter(({ title }) => /screenshot/.test(String(title)))).toEqual([]);
    const [due] = await world.db.rows<{ mail_at: Date | null }>(
      `select mail_at from notifications where event_name = 'metrics.screenshot-asked'`,
    );
    expect(due?.mail_at).not.toBeNull();
    expect(await readings(id)).toEqual([]);
  });
});
