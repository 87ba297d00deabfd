import { listAdditionContract, settingsContract } from '../../ports/repositories.contract.js';
import { InMemoryListAdditionRepository, InMemorySettingsRepository } from '../in-memory-settings.js';

describe('InMemorySettingsRepository', () => {
  const repository = new InMemorySettingsRepository();
  settingsContract(() => repository);
});

describe('InMemoryListAdditionRepository', () => {
  const repository = new InMemoryListAdditionRepository();
  listAdditionContract(() => repository);
});
