import { outsideIdentityRepositoryContract } from '../../ports/identity-provider.contract.js';
import { proofLinksContract } from '../../ports/proof-links.contract.js';
import { secondFactorRepositoryContract } from '../../ports/secrets.contract.js';
import { sessionRepositoryContract, userRepositoryContract } from '../../ports/repositories.contract.js';
import { signInLimitsContract, signInLinkRepositoryContract } from '../../ports/sign-in-links.contract.js';
import { inMemory } from '../../../../shared/http/attempt-limits.js';
import { FlexibleSignInLimits } from '../security/flexible-sign-in-limits.js';
import {
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
