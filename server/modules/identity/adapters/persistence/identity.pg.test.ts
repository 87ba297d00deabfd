import { Logger } from '@nestjs/common';
import { FixedClock } from '../../../../../test/support/core.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { SessionCache } from '../../../../shared/http/session-cache.js';
import { type ProfileRef, theProduct } from '../../../../shared/kernel/index.js';
import { LiveHub, NotifyListener } from '../../../../shared/realtime/index.js';
import { issueLink } from '../../domain/sign-in-link.js';
import { startSession } from '../../domain/session.js';
import { disable } from '../../domain/staff.js';
import { createUser, link, type NewUser, linkedProfiles, unlink, type User } from '../../domain/user.js';
import { outsideIdentityRepositoryContract } from '../../ports/identity-provider.contract.js';
import {
  proofLinksContract,
  signInLimitsContract,
  signInLinkRepositoryContract,
} from '../../ports/sign-in-links.contract.js';
import { secondFactorRepositoryContract } from '../../ports/secrets.contract.js';
import { sessionRepositoryContract, userRepositoryContract } from '../../ports/repositories.contract.js';
import { OpenSession } from '../../use-cases/sessions.js';
import { ProveEmail, ResetAccess, UseLink, VerifySignInLink } from '../../use-cases/sign-in-links.js';
import { inPostgres } from '../../../../shared/http/attempt-limits.js';
import { FlexibleSignInLimits } from '../security/flexible-sign-in-limits.js';
import { RandomSecretTokens } from '../../../../shared/secrets.js';
import { SqlOutsideIdentityRepository } from './sql-outside-identity.repository.js';
import { ClosedProfiles, ProfileMembers } from './sql-profile-members.js';
import { SqlPasskeyRepository } from './sql-passkeys.js';
import { SqlProofLinks } from './sql-proof-links.js';
import { SqlSecondFactorRepository } from './sql-second-factor.repository.js';
import { SqlSessionReader } from './sql-session-reader.js';
import { TypeOrmSessionRepository } from './typeorm-session.repository.js';
import { TypeOrmSignInLinkRepository } from './typeorm-sign-in-link.repository.js';
import { userList } from '../staff-lists/user-list.js';
import { TypeOrmUserRepository } from './typeorm-user.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const day = 24 * 60 * 60 * 1_000;
const later = (ms: number) => new Date(now.getTime() + ms);
const cafe: ProfileRef = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' };
const hotel: ProfileRef = { uid: '01900000-0000-7000-8000-000000000002', type: 'brand' };

const noLimit = { seatsOf: async () => null };

let database: TestDatabase;
let users: TypeOrmUserRepository;
let links: TypeOrmSignInLinkRepository;
let sessions: TypeOrmSessionRepository;
let factors: SqlSecondFactorRepository;
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
  links = new TypeOrmSignInLinkRepository(db);
  sessions = new TypeOrmSessionRepository(db, outbox, cache);
  factors = new SqlSecondFactorRepository(db, outbox);
});
beforeEach(() => database.empty('users', 'outbox', 'rate_limits'));
afterAll(async () => {
  await listener?.beforeApplicationShutdown();
  await database?.close();
});

const person = async (facts: Partial<NewUser> = {}, ...profiles: ProfileRef[]): Promise<User> => {
  const [user, created] = createUser({ email: 'jane@example.com', name: 'Jane', ...facts }, theProduct, now);
  const linked = profiles.reduce(
    (each, profile) => link(each, { profile, kind: 'linked', role: 'owner' }, theProduct, now)[0],
    user,
  );
  return users.save(linked, created);
};

describe('users in PostgreSQL', () => userRepositoryContract(() => users));
describe('second factors in PostgreSQL', () => secondFactorRepositoryContract(() => ({ factors, users })));
describe('proof links in PostgreSQL', () =>
  proofLinksContract(() => ({ proofs: new SqlProofLinks(database.db), users, sessions })));
describe('sign-in links in PostgreSQL', () => signInLinkRepositoryContract(() => ({ links, users })));
describe('sessions in PostgreSQL', () => sessionRepositoryContract(() => ({ sessions, users })));
describe('outside identities in PostgreSQL', () =>
  outsideIdentityRepositoryContract(() => ({
    outside: new SqlOutsideIdentityRepository(database.db, database.outbox),
    users,
  })));
describe('sign-in limits in PostgreSQL', () =>
  signInLimitsContract(() => new FlexibleSignInLimits(inPostgres(database.db))));

describe('races', () => {
  it('R93: a hundred uses of one link at once make one session', async () => {
    const jane = await person();
    const tokens = new RandomSecretTokens();
    const { token, hash } = tokens.make();
    await links.issue(issueLink(jane, 'sign-in', hash, now));
    const clock = new FixedClock(now);
    const useLink = new UseLink(
      users,
      links,
      tokens,
      new ProveEmail(
        users,
        new ResetAccess(
          links,
          sessions,
          new SqlPasskeyRepository(database.db, database.outbox),
          factors,
          { revokeAllOf: async () => {} },
          clock,
        ),
        clock,
      ),
      clock,
    );
    const verify = new VerifySignInLink(
      useLink,
      new OpenSession(sessions, factors, { compulsory: false }, clock, clock),
      database.db,
    );

    const settled = await Promise.allSettled(
      Array.from({ length: 100 }, () => verify.execute({ address: '10.0.0.1', userAgent: '' }, token, jane.email)),
    );

    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code: string }] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['identity/link-not-valid']));
    expect(await database.db.rows('select id from sessions')).toHaveLength(1);
  });

  it('of ten links asked for at once, one works', async () => {
    const jane = await person();
    const hashes = Array.from({ length: 10 }, (_, number) => `hash ${number}`);
    await Promise.all(hashes.map((hash) => links.issue(issueLink(jane, 'sign-in', hash, now))));

    const answers = await Promise.all(
      hashes.map((hash) => links.use({ tokenHash: hash, email: jane.email, for: ['sign-in'] }, now)),
    );

    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });
});

describe('reading the session of a request', () => {
  const started = async (user: User, profile: ProfileRef | null) => {
    const session = startSession(user, profile, 'a browser', now);
    await sessions.start(session);
    return { sid: session.id, sub: user.id };
  };
  const reader = (at = now) => new SqlSessionReader(database.db, new FixedClock(at), noLimit);

  it('lets a sign-in that lacks its second step act as nobody, and only for ten minutes', async () => {
    const sam = await person({ staffRole: 'super-user' });
    const session = startSession(sam, null, 'a browser', now, 'second-factor');
    await sessions.start(session);
    const claims = { sid: session.id, sub: sam.id };

    expect(await reader().read(claims)).toMatchObject({ stage: 'second-factor', actor: { role: 'guest' } });
    expect(await reader(later(9 * 60_000)).read(claims)).not.toBeNull();
    expect(await reader(later(10 * 60_000)).read(claims)).toBeNull();
  });

  it('R425: takes a closed profile away at once, and gives it back', async () => {
    const closed = new ClosedProfiles(database.db, cache);
    const jane = await person({}, cafe);
    const claims = await started(jane, cafe);
    await closed.close(cafe.uid, now);

    expect(await reader().read(claims)).toMatchObject({ actor: { role: 'guest' } });
    expect(await new ProfileMembers(database.db, cache, noLimit).of(cafe.uid)).toEqual([]);
    await closed.reopen(cafe.uid);
    expect(await reader().read(claims)).toMatchObject({ actor: { role: 'brand', profile: cafe } });
    expect(await new ProfileMembers(database.db, cache, noLimit).of(cafe.uid)).toHaveLength(1);
  });

  it('tells who acts, in the chosen profile', async () => {
    const jane = await person({}, cafe);
    const claims = await started(jane, cafe);
    expect(await reader().read(claims)).toMatchObject({
      id: claims.sid,
      actor: { userId: jane.id, role: 'brand', profile: cafe, memberRole: 'owner' },
    });
  });

  it('brings the profiles to choose from as their person has them, and none for staff', async () => {
    const jane = await person({ email: 'jane.of.two@example.com' }, hotel, cafe);
    const staff = await person({ staffRole: 'operations', email: 'none@example.com' });
    expect((await reader().read(await started(jane, cafe)))?.linked).toEqual(linkedProfiles(await users.get(jane.id)));
    expect((await reader().read(await started(jane, cafe)))?.linked).toHaveLength(2);
    expect((await reader().read(await started(staff, null)))?.linked).toBeUndefined();
  });

  it('knows staff by their row, and people without a profile as guests', async () => {
    const staff = await person({ staffRole: 'operations', email: 'staff@example.com' });
    const bob = await person({ email: 'bob@example.com' });
    expect((await reader().read(await started(staff, null)))?.actor).toEqual({
      userId: staff.id,
      role: 'admin',
      staffRole: 'operations',
    });
    expect((await reader().read(await started(bob, null)))?.actor).toEqual({ userId: bob.id, role: 'guest' });
  });

  it('takes the single links for what they are', async () => {
    const jane = await person({ linkedBrandUid: cafe.uid });
    expect((await reader().read(await started(jane, cafe)))?.actor.profile).toEqual(cafe);
    expect((await reader().read(await started(jane, { ...cafe, type: 'influencer' })))?.actor.role).toBe('guest');
  });

  it('a profile that is taken away is gone at the next request', async () => {
    const jane = await person({}, cafe, hotel);
    const claims = await started(jane, cafe);
    cache.put('token', (await reader().read(claims))!, cache.mark);

    const [without, event] = unlink(jane, cafe, theProduct, now);
    await users.save(without, event);

    expect(cache.get('token')).toBeUndefined();
    expect((await reader().read(claims))?.actor).toEqual({ userId: jane.id, role: 'guest' });
  });

  it('is refused when ended, disabled, idle or too old, and to another person', async () => {
    const jane = await person();
    const claims = await started(jane, null);
    expect(await reader(later(7 * day - 1)).read({ ...claims, sub: cafe.uid })).toBeNull();
    expect(await reader(later(7 * day)).read(claims)).toBeNull();

    const old = { ...startSession(jane, null, '', now), lastSeenAt: later(30 * day - 1) };
    await sessions.start(old);
    expect(await reader(later(30 * day)).read({ sid: old.id, sub: jane.id })).toBeNull();

    const [disabled, event] = disable(await users.get(jane.id), theProduct, now);
    const shutOut = await users.save(disabled, event);
    expect(await reader().read(claims)).toBeNull();
    await users.save({ ...shutOut, disabledAt: null });
    expect(await reader().read(claims)).not.toBeNull();

    await sessions.end(claims.sid, now);
    expect(await reader().read(claims)).toBeNull();
  });

  it('notes at most once a minute that the person was there, which keeps the session alive', async () => {
    const jane = await person();
    const claims = await started(jane, null);
    const seen = async () => (await database.lists.one(userList, jane.id)).lastSeenAt;

    await reader(later(60_000)).read(claims);
    expect(await seen()).toBeNull();
    await reader(later(6 * day)).read(claims);
    await eventually(async () => Date.parse((await seen()) ?? '') === later(6 * day).getTime());
    expect(await reader(later(12 * day)).read(claims)).not.toBeNull();
    await eventually(async () => Date.parse((await seen()) ?? '') === later(12 * day).getTime());
  });

  it('the end of a session empties the cache', async () => {
    const jane = await person();
    const claims = await started(jane, null);
    cache.put('token', (await reader().read(claims))!, cache.mark);
    expect(cache.get('token')).toBeDefined();

    await sessions.endAllOf({ userId: jane.id }, now);

    expect(cache.get('token')).toBeUndefined();
  });

  it('which ends while it is being read is not kept', async () => {
    const jane = await person();
    const claims = await started(jane, null);
    const { mark } = cache;
    const session = (await reader().read(claims))!;
    await sessions.end(claims.sid, now);
    cache.put('token', session, mark);
    expect(cache.get('token')).toBeUndefined();
  });
});

describe('lists', () => {
  it('the user explorer sorts, filters, pages and counts', async () => {
    const jane = await person({}, cafe, hotel);
    const staff = await person({ email: 'ann@example.com', name: 'Ann Ölund', staffRole: 'operations' });
    const [disabled, event] = disable(await person({ email: 'zoe@example.com', name: 'Zoe' }), theProduct, now);
    await users.save(disabled, event);
    const list = (query: Record<string, unknown>) =>
      database.lists.page(
        userList,
        Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
      );
    const names = async (query: Record<string, unknown>) => (await list(query)).rows.map(({ name }) => name);

    expect(await names({ sort: ['name', 'ASC'] })).toEqual(['Ann Ölund', 'Jane', 'Zoe']);
    expect(await names({ sort: ['email', 'DESC'], range: [1, 1] })).toEqual(['Jane']);
    expect((await list({ range: [0, 0] })).total).toBe(3);
    expect(await names({ filter: { q: 'ÖLU' } })).toEqual(['Ann Ölund']);
    expect(await names({ filter: { q: '%' } })).toEqual([]);
    expect(await names({ filter: { staffRole: 'operations' } })).toEqual(['Ann Ölund']);
    expect(await names({ filter: { disabled: true } })).toEqual(['Zoe']);
    expect(await names({ filter: { id: [jane.id, staff.id] }, sort: ['name', 'ASC'] })).toEqual(['Ann Ölund', 'Jane']);
    expect((await list({ filter: { id: [jane.id] } })).rows[0]).toEqual({
      id: jane.id,
      email: 'jane@example.com',
      name: 'Jane',
      staffRole: null,
      secondFactorSince: null,
      disabledAt: null,
      lastSeenAt: null,
      createdAt: now.toJSON(),
      linkedProfiles: [
        { ...cafe, role: 'owner' },
        { ...hotel, role: 'owner' },
      ],
    });
    await expect(list({ sort: ['password_hash', 'ASC'] })).rejects.toMatchObject({ code: 'request/bad-list-query' });
  });
});
