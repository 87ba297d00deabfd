import type { Settings, SettingEvent } from '../domain/setting.js';

/** Where settings live. The promises are executable: see settings.repository.contract.ts. */
export abstract class SettingsRepository {
  abstract all(): Promise<Settings>;

  /** Stores what the event tells of; a value of null forgets it. */
  abstract save(event: SettingEvent): Promise<void>;
}
