import { usageEventRepositoryContract } from '../../ports/usage-event.repository.contract.js';
import { InMemoryUsageEventRepository } from './in-memory-repositories.js';

usageEventRepositoryContract(async () => new InMemoryUsageEventRepository());
