import { reportLinkRepositoryContract, readingRepositoryContract } from '../../ports/repositories.contract.js';
import { InMemoryReadingRepository, InMemoryReportLinkRepository } from './in-memory-repositories.js';

describe('readings in memory', () => {
  const readings = new InMemoryReadingRepository();
  readingRepositoryContract(() => readings);
});

describe('links to reports in memory', () => {
  const links = new InMemoryReportLinkRepository();
  reportLinkRepositoryContract(() => links);
});
