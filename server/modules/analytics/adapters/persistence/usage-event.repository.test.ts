import { usageEventRepositoryContract } from '../../ports/repositories.contract.js';
import { InMemoryUsageEventRepository } from './in-memory-repositories.js';

usageEventRepositoryContract(async () => new InMemoryUsageEventRepository());
