import { newId } from '../../../../shared/kernel/index.js';
import { closureRepositoryContract } from '../../ports/closure.repository.contract.js';
import { consentRepositoryContract } from '../../ports/consent.repository.contract.js';
import { exportRepositoryContract } from '../../ports/export.repository.contract.js';
import { InMemoryClosureRepository } from './in-memory-closure.repository.js';
import { InMemoryConsentRepository } from './in-memory-consent.repository.js';
import { InMemoryExportRepository } from './in-memory-export.repository.js';

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
