import type { Addition } from '../../../contract/lists/index.js';
import type { ListEvent } from '../domain/list-addition.js';
import type { SettingEvent, Settings } from '../domain/setting.js';

/** Stores settings. The promises are executable: see repositories.contract.ts. */
export abstract class SettingsRepository {
  abstract all(): Promise<Settings>;

  /** Stores the change in the event; a value of null deletes the setting. */
  abstract save(event: SettingEvent): Promise<void>;
}

/** Stores values that staff have added to lists. The promises are executable: see repositories.contract.ts. */
export abstract class ListAdditionRepository {
  /** Of all lists, in order of addition. */
  abstract all(): Promise<readonly Addition[]>;

  /** Stores a new one with its event, and notifies every process. @throws settings/already-listed */
  abstract add(addition: Addition, event: ListEvent): Promise<void>;

  /** Stores labels and states with their events, and notifies every process. */
  abstract change(additions: readonly Addition[], events: readonly ListEvent[]): Promise<void>;
}
