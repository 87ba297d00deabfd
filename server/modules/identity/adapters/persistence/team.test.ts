import { invitationRepositoryContract } from '../../ports/invitation.repository.contract.js';
import { teamsContract } from '../../ports/teams.contract.js';
import { InMemoryInvitationRepository } from './in-memory-invitation.repository.js';
import { InMemoryTeams } from './in-memory-teams.js';
import { InMemoryUserRepository } from './in-memory-user.repository.js';

const fresh = () => {
  const [users, invitations] = [new InMemoryUserRepository(), new InMemoryInvitationRepository()];
  return { users, invitations, teams: new InMemoryTeams(users, invitations) };
};
let world: ReturnType<typeof fresh>;
beforeEach(() => {
  world = fresh();
});

describe('invitations in memory', () => invitationRepositoryContract(() => world));
describe('teams in memory', () => teamsContract(() => world));
