import { outsideIdentityRepositoryContract } from '../../ports/outside-identity.repository.contract.js';
import { proofLinksContract } from '../../ports/proof-links.contract.js';
import { secondFactorRepositoryContract } from '../../ports/second-factor.repository.contract.js';
import { sessionRepositoryContract } from '../../ports/session.repository.contract.js';
import { signInLimitsContract } from '../../ports/sign-in-limits.contract.js';
import { signInLinkRepositoryContract } from '../../ports/sign-in-link.repository.contract.js';
import { userRepositoryContract } from '../../ports/user.repository.contract.js';
import { inMemory } from '../../../../shared/http/attempt-limits.js';
import { FlexibleSignInLimits } from '../security/flexible-sign-in-limits.js';
import { InMemoryOutsideIdentityRepository } from './in-memory-outside-identity.repository.js';
import { InMemoryProofLinks } from './in-memory-proof-links.js';
import { InMemorySecondFactorRepository } from './in-memory-second-factor.repository.js';
import { InMemorySessionRepository } from './in-memory-session.repository.js';
import { InMemorySignInLinkRepository } from './in-memory-sign-in-link.repository.js';
import { InMemoryUserRepository } from './in-memory-user.repository.js';

const fresh = () => ({
  users: new InMemoryUserRepository(),
  links: new InMemorySignInLinkRepository(),
  sessions: new InMemorySessionRepository(),
  factors: new InMemorySecondFactorRepository(),
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
describe('proof links in memory', () => proofLinksContract(() => world));
describe('sign-in limits in memory', () => signInLimitsContract(() => world.limits));
