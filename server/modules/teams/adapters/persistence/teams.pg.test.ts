import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { actingAs, identityOn } from '../../../../../test/support/identity.js';
import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import { newId, type ProfileRef } from '../../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../../shared/secrets.js';
import { beyondSeats } from '../../domain/team.js';
import { invitationRepositoryContract, teamsContract } from '../../ports/teams.contract.js';
import { peopleContract } from '../../ports/people.contract.js';
import { InvitationPost, InviteToTeam } from '../../use-cases/invite-to-team.js';
import { RemoveMember } from '../../use-cases/change-team.js';
import { InMemoryTeamMails } from '../in-memory-team.js';
import { IdentityMembers, IdentityNames, IdentityNewcomers } from '../modules/identity-people.js';
import { SqlTeams } from './sql-teams.js';
import { TypeOrmInvitationRepository } from './typeorm-invitation.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const clock = new FixedClock(now);
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

let database: TestDatabase;
let invitations: TypeOrmInvitationRepository;

beforeAll(async () => {
  database = await testDatabase();
  invitations = new TypeOrmInvitationRepository(database.db, database.outbox);
});
beforeEach(() => database.empty('users', 'outbox'));
afterAll(() => database?.close());

const worldWith = (seats: number | null) => {
  const identity = identityOn(database, clock, seats);
  const members = new IdentityMembers(identity.members);
  const limits = { seatsOf: async () => seats };
  return { identity, members, teams: new SqlTeams(database.db, members, limits), invitations };
};
const person = async (seats: number | null = 5) => (await worldWith(seats).identity.add(newId())).id;
const member = async (profile: ProfileRef, role: MemberRole, joinedAt = now) => {
  const { identity } = worldWith(5);
  const { id } = await identity.add(newId());
  await identity.link(id, { profile, kind: 'linked', role }, joinedAt);
  return { id, actor: await identity.members.actorIn(id, profile) };
};
const names = () => new IdentityNames(worldWith(5).identity.members, { cardsOf: async () => [] });
const aBrand = (): ProfileRef => ({ uid: newId(), type: 'brand' });
const codesOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((each) => (each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code));
const countOf = (codes: string[], code: string) => codes.filter((each) => each === code).length;

describe('invitations in PostgreSQL', () => invitationRepositoryContract(() => ({ invitations, person })));
describe('people, as identity knows them', () =>
  peopleContract(() => {
    const { identity, members } = worldWith(5);
    return {
      ...{ members, newcomers: new IdentityNewcomers(identity.members), names: names() },
      add: async (name, facts) => (await identity.add(name, facts)).id,
      link: async (userId, profile, { joinedAt, ...how }) =>
        void (await identity.link(userId, { profile, ...how }, joinedAt)),
    };
  }));
describe('teams in PostgreSQL', () =>
  teamsContract(() => ({ ...worldWith(5), owner: async (profile) => (await member(profile, 'owner')).id })));

describe('races', () => {
  const mails = new InMemoryTeamMails();

  it('a hundred invitations at once to five seats take exactly five', async () => {
    const profile = aBrand();
    const { actor: owner } = await member(profile, 'owner');
    const { teams } = worldWith(5);
    const post = new InvitationPost(names(), mails);
    const invite = new InviteToTeam(teams, invitations, new RandomSecretTokens(), post, database.db, clock);

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
    const { teams, members } = worldWith(5);
    for (let round = 0; round < 10; round++) {
      const profile = aBrand();
      const [one, other] = [await member(profile, 'owner'), await member(profile, 'owner')];
      const remove = new RemoveMember(teams, members, names(), mails, database.db, clock);
      const codes = codesOf(
        await Promise.allSettled([remove.execute(one.actor, other.id), remove.execute(other.actor, one.id)]),
      );
      expect(countOf(codes, 'done')).toBe(1);
      expect((await teams.of(profile, now)).members).toHaveLength(1);
    }
  });
});

it('R257: tells who is beyond the seats, the same people as the team shows', async () => {
  const profile = aBrand();
  const roles = ['member', 'admin', 'owner', 'member', 'owner', 'admin'] as const;
  const people: string[] = [];
  for (const [place, role] of roles.entries()) people.push((await member(profile, role, minutes(place % 4))).id);
  for (const seats of [0, 1, 2, 3, 4, 5, 6, null]) {
    const { identity, teams } = worldWith(seats);
    const beyond = beyondSeats(await teams.of(profile, now));
    for (const id of people) {
      const actor = await actingAs(identity.members, id, profile);
      expect([seats, actor?.readOnly ?? false]).toEqual([seats, beyond.has(id)]);
    }
  }
});
