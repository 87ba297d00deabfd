import { settingsContract } from '../../ports/settings.repository.contract.js';
import { InMemorySettingsRepository } from './in-memory-settings.repository.js';

describe('InMemorySettingsRepository', () => {
  const repository = new InMemorySettingsRepository();
  settingsContract(() => repository);
});
