import { newId } from '../../../../shared/kernel/index.js';
import {
  exportRepositoryContract,
  closureRepositoryContract,
  consentRepositoryContract,
} from '../../ports/repositories.contract.js';
import {
  InMemoryClosureRepository,
  InMemoryConsentRepository,
  InMemoryExportRepository,
} from '../in-memory-privacy.js';

const person = async () => newId();

describe('closures in memory', () => {
  let closures: InMemoryClosureRepository;
  beforeEach(() => void (closures = new InMemoryClosureRepository()));
  closureRepositoryContract(() => ({ closures, person, told: async () => closures.events.length }));
});

describe('exports in memory', () => {
  const exports = new InMemoryExportRepository();
  exportRepositoryContract(() => ({ exports, person }));
});

describe('consents in memory', () => {
  const consents = new InMemoryConsentRepository();
  const count = async (userId: string) => consents.all.filter((consent) => consent.userId === userId).length;
  consentRepositoryContract(() => ({ consents, person, count }));
});
