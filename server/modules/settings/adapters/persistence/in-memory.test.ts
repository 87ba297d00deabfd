import { listAdditionContract } from '../../ports/list-addition.repository.contract.js';
import { settingsContract } from '../../ports/settings.repository.contract.js';
import { InMemoryListAdditionRepository } from './in-memory-list-addition.repository.js';
import { InMemorySettingsRepository } from './in-memory-settings.repository.js';

describe('InMemorySettingsRepository', () => {
  const repository = new InMemorySettingsRepository();
  settingsContract(() => repository);
});

describe('InMemoryListAdditionRepository', () => {
  const repository = new InMemoryListAdditionRepository();
  listAdditionContract(() => repository);
});
