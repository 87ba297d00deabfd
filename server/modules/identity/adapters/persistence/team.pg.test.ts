import { Logger } from '@nestjs/common';
import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import { SessionCache } from '../../../../shared/http/session-cache.js';
import { type Actor, newId, type ProfileRef, theProduct } from '../../../../shared/kernel/index.js';
import { LiveHub, NotifyListener } from '../../../../shared/realtime/index.js';
import { startSession } from '../../domain/session.js';
import { beyondSeats } from '../../domain/team.js';
import { actorIn, createUser, link, type User } from '../../domain/user.js';
import { invitationRepositoryContract } from '../../ports/invitation.repository.contract.js';
import { teamsContract } from '../../ports/teams.contract.js';
import { InvitationPost } from '../../use-cases/invitation-post.js';
import { InviteToTeam } from '../../use-cases/invite-to-team.js';
import { RemoveMember } from '../../use-cases/remove-member.js';
import { InMemorySeatLimits } from '../in-memory-team.js';
import { InMemoryTeamMails } from '../mail/in-memory-team-mails.js';
import { RandomSecretTokens } from '../../../../shared/random-secret-tokens.js';
import { SqlSessionReader } from './sql-session-reader.js';
import { SqlTeams } from './sql-teams.js';
import { TypeOrmInvitationRepository } from './typeorm-invitation.repository.js';
import { TypeOrmSessionRepository } from './typeorm-session.repository.js';
import { TypeOrmUserRepository } from './typeorm-user.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const clock = new FixedClock(now);
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const cards = { cardsOf: async () => [] };

let database: TestDatabase;
let users: TypeOrmUserRepository;
let sessions: TypeOrmSessionRepository;
let invitations: TypeOrmInvitationRepository;
let teams: SqlTeams;
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
  invitations = new TypeOrmInvitationRepository(db, outbox);
  teams = new SqlTeams(db, cache);
});
beforeEach(() => database.empty('users', 'outbox'));
afterAll(async () => {
  await listener?.beforeApplicationShutdown();
  await database?.close();
});

const member = async (profile: ProfileRef, role: MemberRole, joinedAt = now): Promise<User> => {
  const id = newId();
  const [person, created] = createUser({ email: `${id}@example.com`, name: id }, theProduct, now);
  return users.save(link(person, { profile, kind: 'linked', role }, theProduct, joinedAt)[0], created);
};
const aBrand = (): ProfileRef => ({ uid: newId(), type: 'brand' });
const codesOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((each) => (each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code));
const countOf = (codes: string[], code: string) => codes.filter((each) => each === code).length;

describe('invitations in PostgreSQL', () => invitationRepositoryContract(() => ({ invitations, users })));
describe('teams in PostgreSQL', () => teamsContract(() => ({ teams, users, invitations })));

describe('races', () => {
  const mails = new InMemoryTeamMails();

  it('a hundred invitations at once to five seats take exactly five', async () => {
    const profile = aBrand();
    const owner: Actor = actorIn(await member(profile, 'owner'), profile);
    const post = new InvitationPost(users, cards, mails);
    const tokens = new RandomSecretTokens();
    const limits = new InMemorySeatLimits(5);
    const invite = new InviteToTeam(teams, limits, invitations, tokens, post, database.db, clock);

    const codes = codesOf(
      await Promise.allSettled(
        Array.from({ length: 100 }, (_, number) =>
          invite.execute(owner, { email: `guest-${number}@example.com`, role: 'member' }),
        ),
      ),
    );

    expect([countOf(codes, 'done'), countOf(codes, 'identity/no-free-seat')]).toEqual([4, 96]);
    expect((await teams.of(profile, now)).invitations).toHaveLength(4);
  });

  it('of two owners who remove each other at once, one remains', async () => {
    for (let round = 0; round < 10; round++) {
      const profile = aBrand();
      const [one, other] = [await member(profile, 'owner'), await member(profile, 'owner')];
      const remove = new RemoveMember(teams, users, cards, mails, database.db, clock);
      const codes = codesOf(
        await Promise.allSettled([
          remove.execute(actorIn(one, profile), other.id),
          remove.execute(actorIn(other, profile), one.id),
        ]),
      );
      expect(countOf(codes, 'done')).toBe(1);
      expect((await teams.of(profile, now)).members).toHaveLength(1);
    }
  });
});

describe('reading the session of a member', () => {
  const readAs = async (user: User, profile: ProfileRef, seats: number | null) => {
    const session = startSession(user, profile, 'a browser', now);
    await sessions.start(session);
    const reader = new SqlSessionReader(database.db, clock, new InMemorySeatLimits(seats));
    return (await reader.read({ sid: session.id, sub: user.id }))!;
  };

  it('tells the role', async () => {
    const profile = aBrand();
    for (const role of ['owner', 'admin', 'member'] as const)
      expect((await readAs(await member(profile, role), profile, null)).actor).toMatchObject({ memberRole: role });
  });

  it('R257: tells who is beyond the seats, the same people as the team shows', async () => {
    const profile = aBrand();
    const roles = ['member', 'admin', 'owner', 'member', 'owner', 'admin'] as const;
    const people: User[] = [];
    for (const [place, role] of roles.entries()) people.push(await member(profile, role, minutes(place % 4)));
    const team = await teams.of(profile, now);
    for (const seats of [0, 1, 2, 3, 4, 5, 6, null]) {
      const beyond = beyondSeats(team, seats);
      for (const user of people) {
        const { actor } = await readAs(user, profile, seats);
        expect([seats, actor.readOnly ?? false]).toEqual([seats, beyond.has(user.id)]);
      }
    }
  });

  it('is done afresh, with its streams left open, when the team says so', async () => {
    const [profile, other] = [aBrand(), aBrand()];
    const [here, there] = [await member(profile, 'member'), await member(other, 'member')];
    cache.put('here', await readAs(here, profile, null), cache.mark);
    cache.put('there', await readAs(there, other, null), cache.mark);
    await teams.seeAfresh(profile.uid);
    expect(cache.get('here')).toBeUndefined();
    expect(cache.get('there')).toBeDefined();
  });
});
