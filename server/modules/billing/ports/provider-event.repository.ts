import type { ProviderEvent } from '../domain/provider-event.js';

/** What the card provider told us, each event once. The promise below is executable: see provider-event.repository.contract.ts. */
export abstract class ProviderEventRepository {
  /** Says whether it is new; one that is known by its id is left as it is. */
  abstract add(event: ProviderEvent, receivedAt: Date): Promise<boolean>;
}
