import type { Settings, SettingEvent } from '../../domain/setting.js';
import { SettingsRepository } from '../../ports/settings.repository.js';

export class InMemorySettingsRepository extends SettingsRepository {
  private settings: Settings = {};

  async all(): Promise<Settings> {
    return this.settings;
  }

  async save({ payload: { id, value } }: SettingEvent): Promise<void> {
    const { [id]: _, ...others } = this.settings;
    this.settings = value === null ? others : { ...others, [id]: value };
  }
}
