import { newId } from '../../../../shared/kernel/index.js';
import { apiKeyRepositoryContract } from '../../ports/api-key.repository.contract.js';
import { InMemoryApiKeyRepository } from './in-memory-api-key.repository.js';

let keys: InMemoryApiKeyRepository;
beforeEach(() => {
  keys = new InMemoryApiKeyRepository();
});

describe('API keys in memory', () => apiKeyRepositoryContract(() => ({ keys, person: async () => newId() })));
