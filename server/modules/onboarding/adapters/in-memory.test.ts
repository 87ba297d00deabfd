import { inMemory } from '../../../shared/http/attempt-limits.js';
import { entryLimitsContract, callRepositoryContract, leadRepositoryContract } from '../ports/repositories.contract.js';
import { InMemoryCallRepository, InMemoryLeadRepository } from './in-memory-onboarding.js';
import { FlexibleEntryLimits } from './security/entry-limits.js';

let calls: InMemoryCallRepository;
let leads: InMemoryLeadRepository;
let limits: FlexibleEntryLimits;

beforeEach(() => {
  calls = new InMemoryCallRepository();
  leads = new InMemoryLeadRepository();
  limits = new FlexibleEntryLimits(inMemory);
});

describe('InMemoryCallRepository', () =>
  callRepositoryContract(() => ({ repository: calls, prepare: async () => undefined })));
describe('InMemoryLeadRepository', () => leadRepositoryContract(() => leads));
describe('entry limits in memory', () => entryLimitsContract(() => limits));
