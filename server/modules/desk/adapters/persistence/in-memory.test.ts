import { deskRepositoryContract } from '../../ports/desk.repository.contract.js';
import { viewRepositoryContract } from '../../ports/view.repository.contract.js';
import { InMemoryViewRepository } from './in-memory-view.repository.js';
import { InMemoryDeskRepository } from './in-memory-desk.repository.js';

describe('the desk in memory', () => {
  const desk = new InMemoryDeskRepository();
  deskRepositoryContract(() => desk);
});

describe('views in memory', () => {
  const views = new InMemoryViewRepository();
  viewRepositoryContract(() => views);
});
