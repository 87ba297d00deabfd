import type { ProviderEvent } from '../domain/provider-event.js';

/** What the card provider told us, each event once. The promises below are executable: see provider-event.repository.contract.ts. */
export abstract class ProviderEventRepository {
  /** Says whether it is new; one that is known by its id is left as it is. */
  abstract add(event: ProviderEvent, receivedAt: Date): Promise<boolean>;

  /** Null when it has been acted upon, or never came. */
  abstract waiting(id: string): Promise<ProviderEvent | null>;

  /** Ids of those that wait and may be tried now, oldest first. */
  abstract due(limit: number): Promise<string[]>;

  abstract applied(id: string, now: Date): Promise<void>;

  /** It could not be acted upon; tried again later, each time a little later. */
  abstract failed(id: string, error: string): Promise<void>;
}
