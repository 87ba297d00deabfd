import { callRepositoryContract } from '../ports/call.repository.contract.js';
import { entryLimitsContract } from '../ports/entry-limits.contract.js';
import { leadRepositoryContract } from '../ports/lead.repository.contract.js';
import { InMemoryCallRepository } from './persistence/in-memory-call.repository.js';
import { InMemoryLeadRepository } from './persistence/in-memory-lead.repository.js';
import { inMemory } from '../../../shared/http/attempt-limits.js';
import { FlexibleEntryLimits } from './security/flexible-entry-limits.js';
import { RandomCallTokens } from './security/random-call-tokens.js';

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

describe('RandomCallTokens', () => {
  it('makes tokens that fit into an address, never the same twice, and keeps their hash', () => {
    const tokens = new RandomCallTokens();
    const [one, two] = [tokens.make(), tokens.make()];

    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(two.token);
    expect(one.hash).toBe(tokens.hashOf(one.token));
    expect(one.hash).not.toContain(one.token);
  });
});
