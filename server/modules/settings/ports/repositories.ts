import type { Addition } from '../../../contract/lists/index.js';
import type { ListEvent } from '../domain/list-addition.js';
import type { SettingEvent, Settings } from '../domain/setting.js';

/** Where settings live. The promises are executable: see repositories.contract.ts. */
export abstract class SettingsRepository {
  abstract all(): Promise<Settings>;

  /** Stores what the event tells of; a value of null forgets it. */
  abstract save(event: SettingEvent): Promise<void>;
}

/** Where the values live that staff have added to lists. The promises are executable: see repositories.contract.ts. */
export abstract class ListAdditionRepository {
  /** Of all lists, in the order in which they were added. */
  abstract all(): Promise<readonly Addition[]>;

  /** Stores a new one with its event, and lets every process know. @throws settings/already-listed */
  abstract add(addition: Addition, event: ListEvent): Promise<void>;

  /** Stores the labels and the states of these with their events, and lets every process know. */
  abstract change(additions: readonly Addition[], events: readonly ListEvent[]): Promise<void>;
}
