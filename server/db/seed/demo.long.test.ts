import { existsSync } from 'node:fs';
import path from 'node:path';
import { longTimeoutMs } from '../../../test/support/counts.js';
import { type DemoWorld, emptyWorld, everything, noon } from '../../../test/support/demo-world.js';
import { leastOthers, signKinds } from '../../modules/connections/domain/account-signs.js';
import { guestKinds } from '../../modules/outcomes/domain/guests.js';
import { type CoversDay, liftOf } from '../../modules/outcomes/domain/lift.js';
import { makeDemoWorldOnce } from './demo.js';

// A world of 80 people with their pictures and films takes a while when other tests share the machine.
jest.setTimeout(longTimeoutMs);

describe('the demo world', () => {
  let world: DemoWorld;

  beforeAll(async () => {
    world = await emptyWorld();
    expect(await makeDemoWorldOnce(world.config)).toBe(true);
  });
  afterAll(() => world.leave());

  it('has 12 brands, 80 influencers, their offers and 90 days of usage', async () => {
    expect(await world.count('brands')).toBe(12);
    expect(await world.count('influencers')).toBe(80);
    expect(await world.count('offers')).toBe(24);
    expect(await world.count('influencers where avatar_path is null')).toBe(0);
    expect(await world.count('user_events')).toBeGreaterThan(2_000);
    const [usage] = await world.rows<{ days: number }>(
      'select count(distinct occurred_at::date)::int as days from user_events',
    );
    expect(usage?.days).toBeGreaterThanOrEqual(90);
  });

  it('has Collabs at every stage and with every outcome that can be reached', async () => {
    const found = await world.rows<{ stage: number; outcome: string }>(
      'select distinct stage, outcome from collabs order by stage, outcome',
    );
    expect(found.map(({ stage, outcome }) => `${stage} ${outcome}`)).toEqual([
      '1 declined',
      '1 expired',
      '1 open',
      '1 withdrawn',
      '3 open',
      '4 cancelled',
      '4 open',
      '5 open',
      '6 completed',
    ]);
  });

  it.each(['brand', 'influencer'])('has something at every stage for %s@tastemaker.test', async (person) => {
    const found = await world.rows<{ stage: number }>(
      `select distinct c.stage from collabs c
       join memberships m on m.profile_uid = c.${person}_id join users u on u.id = m.user_id
       where u.email = '${person}@tastemaker.test' order by c.stage`,
    );
    const stages = found.map(({ stage }) => stage);
    expect(stages).toEqual(expect.arrayContaining([1, 3, 4, 5, 6]));
  });

  it('has the people that tests rely on, without a password', async () => {
    const people = await world.rows<{ email: string; profiles: string[] | null }>(
      `select split_part(u.email, '@', 1) as email,
         (select array_agg(m.kind || ' ' || m.profile_type order by m.created_at) from memberships m where m.user_id = u.id) as profiles
       from users u where u.password_hash is null and u.email like '%@tastemaker.test'`,
    );
    const profilesOf = Object.fromEntries(people.map(({ email, profiles }) => [email, profiles]));
    const brand = ['linked brand'];
    expect(profilesOf).toMatchObject({
      staff: null,
      brand,
      influencer: ['linked influencer'],
      both: ['linked brand', 'linked influencer'],
      starter: brand,
      professional: brand,
      premium: brand,
      locked: brand,
      nolinks: null,
      branduid: null,
      brandadmin: ['admin brand'],
      disabled: brand,
    });
    expect(await world.count(`users where email = 'staff@tastemaker.test' and staff_role is not null`)).toBe(1);
    expect(await world.count(`users where email = 'branduid@tastemaker.test' and linked_brand_uid is not null`)).toBe(
      1,
    );
    expect(await world.count(`users where email = 'disabled@tastemaker.test' and disabled_at is not null`)).toBe(1);
    expect(await world.count('users where password_hash is not null')).toBe(0);
  });

  it('has a team of three for professional@tastemaker.test, and one who has been asked to join', async () => {
    const team = await world.rows<{ email: string; role: string }>(
      `select split_part(u.email, '@', 1) as email, m.role from memberships m join users u on u.id = m.user_id
       where m.profile_uid = (select profile_uid from memberships n join users o on o.id = n.user_id
         where o.email = 'professional@tastemaker.test') order by m.created_at`,
    );
    expect(team.map(({ email, role }) => `${email} ${role}`)).toEqual([
      'professional owner',
      'theo admin',
      'nadia member',
    ]);
    expect(await world.rows('select email, role, state from invitations')).toEqual([
      { email: 'lewis@tastemaker.test', role: 'member', state: 'open' },
    ]);
    expect(await world.count(`invitations where expires_at > '${noon}'`)).toBe(1);
  });

  it('is in the past, except upcoming visits', async () => {
    expect(await world.count(`audit_log where occurred_at >= '${noon}'`)).toBe(0);
    expect(await world.count(`messages where sent_at >= '${noon}'`)).toBe(0);
    expect(await world.count(`collabs where outcome = 'open' and stage = 1 and respond_by <= '${noon}'`)).toBe(0);
    expect(await world.count(`collabs where outcome = 'open' and visit_at > '${noon}'`)).toBeGreaterThan(0);
    expect(
      await world.count(`offers o where state = 'live' and not exists
      (select from slots s where s.offer_id = o.id and s.starts_at > '${noon}' and s.taken < s.capacity)`),
    ).toBe(0);
  });

  it('gives each offer a cover of its own and each brand a logo', async () => {
    expect(await world.count('brands where avatar_path is null')).toBe(0);
    const covers = await world.rows<{ sha256: string }>(
      `select distinct m.sha256 from offers o join media m on o.photo_path = 'media/' || m.id`,
    );
    expect(covers).toHaveLength(24);
  });

  it('shows each offer in what was submitted for it, never the same picture twice in a Collab', async () => {
    const pieces = await world.rows<{ different: number; all: number }>(
      `select count(distinct m.sha256)::int as different, count(*)::int as all
       from deliverables d join media m on m.id = d.media_id group by d.collab_id`,
    );
    expect(pieces.length).toBeGreaterThan(10);
    for (const { different, all } of pieces) expect(different).toBe(all);
  });

  it('keeps the pieces as real files', async () => {
    const files = await world.rows<{ storage_key: string; mime_type: string }>('select * from media');
    expect(files.length).toBeGreaterThan(0);
    for (const { storage_key, mime_type } of files) {
      expect(mime_type).toBe('image/webp');
      expect(existsSync(path.join(world.config.dataDir, 'uploads', storage_key))).toBe(true);
    }
  });

  it('shows work and followers that have grown to what they are, for influencer@tastemaker.test', async () => {
    const hers = `profile_uid from memberships m join users u on u.id = m.user_id where u.email = 'influencer@tastemaker.test'`;
    expect(await world.count(`portfolio_pieces where influencer_id = (select ${hers})`)).toBe(3);
    const counted = await world.rows<{ followers: string }>(
      `select followers from follower_counts where influencer_id = (select ${hers}) and platform = 'instagram' order by day`,
    );
    const followers = counted.map((each) => Number(each.followers));
    expect(followers.length).toBe(5);
    expect(followers).toEqual([...new Set(followers)].toSorted((one, other) => one - other));
    expect(followers.at(-1)).toBe(38_400);
  });

  it('tells nobody: no mail, no job, no event that waits', async () => {
    expect(await world.count('graphile_worker.jobs')).toBe(0);
    expect(await world.count('outbox where done_at is null')).toBe(0);
    expect(await world.count('sign_in_links where expires_at > now()')).toBe(0);
  });

  it('has records of what happened: a gift for each visit, and brands that are not new any more', async () => {
    expect(await world.count('gift_lines')).toBe(await world.count('collabs where checked_in_at is not null'));
    expect(
      await world.count(`(select from reliability_marks where side = 'brand' and kept is not null
        group by profile_id having count(*) >= 3) established`),
    ).toBeGreaterThan(0);
  });

  it('has guests, clicks and enough covers for an estimate, for brand@tastemaker.test', async () => {
    const hers = `(select profile_uid from memberships m join users u on u.id = m.user_id where u.email = 'brand@tastemaker.test')`;
    for (const kind of guestKinds)
      expect(await world.count(`guest_parties where kind = '${kind}' and brand_id in ${hers}`)).toBeGreaterThan(3);
    expect(await world.count(`link_clicks join collab_links using (collab_id) where brand_id in ${hers}`)).toBeGreaterThan(10);
    const venue = await world.rows<CoversDay>(`select day::text, covers from covers_days where brand_id in ${hers}`);
    const [post] = await world.rows<{ from: string }>(
      `select min(published_at)::date::text as from from deliverables join collabs c on c.id = collab_id where brand_id in ${hers}`,
    );
    expect(liftOf({ ...post!, venue, control: [] })).toMatchObject({ status: 'estimated', days: 14 });
  }); // prettier-ignore

  it('has creators whose numbers can be compared, in every respect', async () => {
    const kinds = await world.rows<{ kind: string; of: number }>(
      'select kind, count(*)::int as of from account_signs group by kind order by kind',
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(signKinds.toSorted());
    for (const { of } of kinds) expect(of).toBeGreaterThan(leastOthers);
  });

  it('has a ledger of credits that adds up, and every approval has its line', async () => {
    expect(
      await world.count(`credit_accounts a where row(a.free_left, a.kept_left) is distinct from
        (select row(sum(l.free)::int, sum(l.kept)::int) from credit_lines l where l.brand_id = a.brand_id)`),
    ).toBe(0);
    expect(
      await world.count(`collabs c where c.stage >= 3 and not exists
        (select from credit_lines l where l.collab_id = c.id and l.kind = 'spent' and l.at < c.created_at + interval '2 days')`),
    ).toBe(0);
    const paid = await world.rows<{ source: string; plan: string }>(
      `select distinct source, plan from credit_lines where kind = 'spent' order by source, plan`,
    );
    expect(paid.map(({ source, plan }) => `${source} ${plan}`)).toEqual([
      'checkout basic',
      'free premium',
      'free professional',
      'free starter',
      'invoice starter',
    ]);
  });

  it('is made once: a second time changes nothing', async () => {
    const before = await everything(world);

    expect(await makeDemoWorldOnce(world.config)).toBe(false);

    expect(await everything(world)).toEqual(before);
  });

  it('is the same in another database on the same day', async () => {
    const twin = await emptyWorld();
    try {
      expect(await makeDemoWorldOnce(twin.config)).toBe(true);

      expect(await everything(twin)).toEqual(await everything(world));
    } finally {
      await twin.leave();
    }
  });
});
