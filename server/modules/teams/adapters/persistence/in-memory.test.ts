import { FixedClock } from '../../../../../test/support/core.js';
import { newId } from '../../../../shared/kernel/index.js';
import { peopleContract } from '../../ports/people.contract.js';
import { invitationRepositoryContract, teamsContract } from '../../ports/teams.contract.js';
import { InMemoryPeople, InMemoryInvitationRepository, InMemoryTeams } from '../in-memory-team.js';

const now = new Date('2026-11-02T10:00:00Z');
const fresh = () => {
  const people = new InMemoryPeople(new FixedClock(now));
  const invitations = new InMemoryInvitationRepository();
  return { people, invitations, teams: new InMemoryTeams(people, invitations, 5) };
};
let world: ReturnType<typeof fresh>;
beforeEach(() => {
  world = fresh();
});

describe('invitations in memory', () =>
  invitationRepositoryContract(() => ({ ...world, person: async () => world.people.add(newId()) })));
describe('people in memory', () =>
  peopleContract(() => ({
    ...{ members: world.people, newcomers: world.people, names: world.people },
    add: async (name, facts) => world.people.add(name, facts),
    link: async (...membership) => world.people.link(...membership),
  })));
describe('teams in memory', () =>
  teamsContract(() => ({
    ...world,
    owner: async (profile) => {
      const id = world.people.add(newId());
      world.people.link(id, profile, { role: 'owner', kind: 'linked', joinedAt: now });
      return id;
    },
  })));
