import { deskRepositoryContract, viewRepositoryContract } from '../../ports/repositories.contract.js';
import { InMemoryDeskRepository, InMemoryViewRepository } from '../in-memory-desk.js';

describe('the desk in memory', () => {
  const desk = new InMemoryDeskRepository();
  deskRepositoryContract(() => desk);
});

describe('views in memory', () => {
  const views = new InMemoryViewRepository();
  viewRepositoryContract(() => views);
});
