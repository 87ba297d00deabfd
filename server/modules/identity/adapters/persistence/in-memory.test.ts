import { outsideIdentityRepositoryContract } from '../../ports/identity-provider.contract.js';
import {
  emailChangesContract,
  proofLinksContract,
  signInLimitsContract,
  signInLinkRepositoryContract,
} from '../../ports/sign-in-links.contract.js';
import { passkeyChallengesContract, passkeyRepositoryContract } from '../../ports/passkeys.contract.js';
import { secondFactorRepositoryContract } from '../../ports/secrets.contract.js';
import { sessionRepositoryContract, userRepositoryContract } from '../../ports/repositories.contract.js';
import { inMemory } from '../../../../shared/http/attempt-limits.js';
import { FlexibleSignInLimits } from '../security/flexible-sign-in-limits.js';
import { InMemoryPasskeyChallenges, InMemoryPasskeyRepository } from '../in-memory-passkeys.js';
import {
  InMemoryEmailChanges,
  InMemoryOutsideIdentityRepository,
  InMemoryProofLinks,
  InMemorySecondFactorRepository,
  InMemorySessionRepository,
  InMemorySignInLinkRepository,
  InMemoryUserRepository,
} from './in-memory-repositories.js';

const fresh = () => ({
  users: new InMemoryUserRepository(),
  links: new InMemorySignInLinkRepository(),
  sessions: new InMemorySessionRepository(),
  factors: new InMemorySecondFactorRepository(),
  passkeys: new InMemoryPasskeyRepository(),
  challenges: new InMemoryPasskeyChallenges(),
  emailChanges: new InMemoryEmailChanges(),
  proofs: new InMemoryProofLinks(),
  outside: new InMemoryOutsideIdentityRepository(),
  limits: new FlexibleSignInLimits(inMemory),
});
let world: ReturnType<typeof fresh>;
beforeEach(() => {
  world = fresh();
});

describe('users in memory', () => userRepositoryContract(() => world.users));
describe('sign-in links in memory', () => signInLinkRepositoryContract(() => world));
describe('sessions in memory', () => sessionRepositoryContract(() => world));
describe('outside identities in memory', () => outsideIdentityRepositoryContract(() => world));
describe('second factors in memory', () => secondFactorRepositoryContract(() => world));
describe('passkeys in memory', () => passkeyRepositoryContract(() => world));
describe('passkey challenges in memory', () => passkeyChallengesContract(() => world));
describe('changes of email addresses in memory', () => emailChangesContract(() => world));
describe('proof links in memory', () => proofLinksContract(() => world));
describe('sign-in limits in memory', () => signInLimitsContract(() => world.limits));
