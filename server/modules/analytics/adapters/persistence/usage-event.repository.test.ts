import { usageEventRepositoryContract } from '../../ports/usage-event.repository.contract.js';
import { InMemoryUsageEventRepository } from './in-memory-usage-event.repository.js';

usageEventRepositoryContract(async () => new InMemoryUsageEventRepository());
