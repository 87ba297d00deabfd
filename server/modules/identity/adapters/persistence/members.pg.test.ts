import { Logger } from '@nestjs/common';
import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { actingAs } from '../../../../../test/support/identity.js';
import { SessionCache } from '../../../../shared/http/session-cache.js';
import { newId, type ProfileRef, theProduct } from '../../../../shared/kernel/index.js';
import { LiveHub, NotifyListener } from '../../../../shared/realtime/index.js';
import { startSession } from '../../domain/session.js';
import { disable } from '../../domain/staff.js';
import { createUser, link, type NewMembership, type NewUser, type User } from '../../domain/user.js';
import { ClosedProfiles, ProfileMembers } from './sql-profile-members.js';
import { SqlSessionReader } from './sql-session-reader.js';
import { TypeOrmSessionRepository } from './typeorm-session.repository.js';
import { TypeOrmUserRepository } from './typeorm-user.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const cafe: ProfileRef = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' };
const hotel: ProfileRef = { uid: '01900000-0000-7000-8000-000000000002', type: 'brand' };

let database: TestDatabase;
let users: TypeOrmUserRepository;
let sessions: TypeOrmSessionRepository;
let listener: NotifyListener;
let cache: SessionCache;

beforeAll(async () => {
  database = await testDatabase();
  const { db, outbox, url } = database;
  listener = new NotifyListener(url, new Logger());
  cache = new SessionCache(db, listener, new LiveHub(db, listener));
  cache.onApplicationBootstrap();
  await listener.onApplicationBootstrap();
  users = new TypeOrmUserRepository(db, outbox, cache);
  sessions = new TypeOrmSessionRepository(db, outbox, cache);
});
beforeEach(() => database.empty('users', 'outbox'));
afterAll(async () => {
  await listener?.beforeApplicationShutdown();
  await database?.close();
});

const limitedTo = (seats: number | null) => ({ seatsOf: async () => seats });
const membersWith = (seats: number | null) => new ProfileMembers(database.db, cache, limitedTo(seats));

const person = async (facts: Partial<NewUser> = {}, ...profiles: ProfileRef[]): Promise<User> => {
  const [user, created] = createUser({ email: 'jane@example.com', name: 'Jane', ...facts }, theProduct, now);
  const linked = profiles.reduce(
    (each, profile) => link(each, { profile, kind: 'linked', role: 'owner' }, theProduct, now)[0],
    user,
  );
  return users.save(linked, created);
};
const member = async (name: string, membership: NewMembership, at = now): Promise<User> =>
  users.save(...link(await person({ email: `${newId()}@example.com`, name }), membership, theProduct, at));

describe('the person an API key acts for', () => {
  const acting = (user: User, profile: ProfileRef, seats: number | null = null) =>
    actingAs(membersWith(seats), user.id, profile);

  it('acts in their role, by a membership or a single link', async () => {
    const jane = await person({ linkedInfluencerUid: hotel.uid }, cafe);
    const owner = { userId: jane.id, role: 'brand', profile: cafe, memberRole: 'owner' };
    expect(await acting(jane, cafe)).toEqual(owner);
    const ida: ProfileRef = { uid: hotel.uid, type: 'influencer' };
    expect(await acting(jane, ida)).toMatchObject({ role: 'influencer', memberRole: 'admin' });
    expect(await acting(jane, hotel)).toBeNull();
  });

  it('may only look beyond the seats of the plan', async () => {
    await person({ email: 'first@example.com' }, cafe);
    const [member, event] = link(
      await person(),
      { profile: cafe, kind: 'linked', role: 'admin' },
      theProduct,
      later(1),
    );
    const jane = await users.save(member, event);
    expect(await acting(jane, cafe, 2)).not.toHaveProperty('readOnly');
    expect(await acting(jane, cafe, 1)).toMatchObject({ readOnly: true });
  });

  it('acts no more as staff, when shut out, or in a closed profile', async () => {
    const staff = await person({ email: 'staff@example.com', staffRole: 'operations' }, cafe);
    expect(await acting(staff, cafe)).toBeNull();
    const jane = await person({}, cafe);
    await users.save(...disable(jane, theProduct, now));
    expect(await acting(jane, cafe)).toBeNull();
    const bob = await person({ email: 'bob@example.com' }, hotel);
    await new ClosedProfiles(database.db, cache).close(hotel.uid, now);
    expect(await acting(bob, hotel)).toBeNull();
    await new ClosedProfiles(database.db, cache).reopen(hotel.uid);
    expect(await acting(bob, hotel)).not.toBeNull();
  });
});

describe('everyone in a profile', () => {
  it('lists all who may act as the profile, oldest membership first, disabled accounts included', async () => {
    const late = await member('late', { profile: cafe, kind: 'linked', role: 'member' }, later(2));
    await member('owner', { profile: cafe, kind: 'linked', role: 'owner' });
    await member('agency', { profile: cafe, kind: 'admin', role: 'admin' }, later(3));
    const [single, created] = createUser(
      { email: 'single@example.com', name: 'single', linkedBrandUid: cafe.uid },
      theProduct,
      later(1),
    );
    await users.save(single, created);
    await member('stranger', { profile: hotel, kind: 'linked', role: 'owner' });
    await users.save(...disable(late, theProduct, now));

    const everyone = await membersWith(null).everyone(cafe);
    expect(everyone.map(({ name, role, kind, disabled }) => [name, role, kind, disabled])).toEqual([
      ['owner', 'owner', 'linked', false],
      ['single', 'admin', 'admin', false],
      ['late', 'member', 'linked', true],
      ['agency', 'admin', 'admin', false],
    ]);
    expect(everyone[2]).toEqual({
      ...{ userId: late.id, email: late.email, name: 'late', role: 'member', kind: 'linked', disabled: true },
      joinedAt: later(2),
    });
  });

  it('is nobody twice who is linked in two ways, and tells influencers’ links from brands’', async () => {
    await person({ linkedBrandUid: cafe.uid }, cafe);
    expect(await membersWith(null).everyone(cafe)).toMatchObject([{ name: 'Jane', role: 'owner' }]);

    const influencer: ProfileRef = { uid: newId(), type: 'influencer' };
    await person({ email: 'ida@example.com', name: 'ida', linkedInfluencerUid: influencer.uid });
    await person({ email: 'bob@example.com', name: 'bob', linkedBrandUid: influencer.uid });
    expect(await membersWith(null).everyone(influencer)).toMatchObject([{ name: 'ida' }]);
  });

  it('is written to only where they can sign in', async () => {
    const jane = await person({}, cafe);
    const bob = await person({ email: 'bob@example.com', name: 'Bob', linkedBrandUid: cafe.uid });
    const [disabled, event] = disable(await person({ email: 'zoe@example.com' }, cafe), theProduct, now);
    await users.save(disabled, event);
    await person({ email: 'other@example.com' }, hotel);

    expect(await membersWith(null).of(cafe.uid)).toEqual([
      { userId: jane.id, email: jane.email, name: 'Jane' },
      { userId: bob.id, email: bob.email, name: 'Bob' },
    ]);
  });
});

describe('reading the session of a member', () => {
  const readAs = async (user: User, profile: ProfileRef, seats: number | null) => {
    const session = startSession(user, profile, 'a browser', now);
    await sessions.start(session);
    const reader = new SqlSessionReader(database.db, new FixedClock(now), limitedTo(seats));
    return (await reader.read({ sid: session.id, sub: user.id }))!;
  };

  it('tells the role, and who may only look beyond the seats of the plan', async () => {
    const owner = await member('owner', { profile: cafe, kind: 'linked', role: 'owner' });
    const late = await member('late', { profile: cafe, kind: 'linked', role: 'member' }, later(1));
    for (const [user, memberRole] of [
      [owner, 'owner'],
      [late, 'member'],
    ] as const)
      expect((await readAs(user, cafe, 2)).actor).toEqual({
        userId: user.id,
        role: 'brand',
        profile: cafe,
        memberRole,
      });
    expect((await readAs(late, cafe, 1)).actor).toMatchObject({ memberRole: 'member', readOnly: true });
    expect((await readAs(owner, cafe, 0)).actor).not.toHaveProperty('readOnly');
  });

  it('is done afresh, with its streams left open, when the members say so', async () => {
    const here = await member('here', { profile: cafe, kind: 'linked', role: 'member' });
    const there = await member('there', { profile: hotel, kind: 'linked', role: 'member' });
    cache.put('here', await readAs(here, cafe, null), cache.mark);
    cache.put('there', await readAs(there, hotel, null), cache.mark);
    await membersWith(null).seeAfresh(cafe.uid);
    expect(cache.get('here')).toBeUndefined();
    expect(cache.get('there')).toBeDefined();
  });
});
