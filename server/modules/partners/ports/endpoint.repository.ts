import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Endpoint, EndpointEvent } from '../domain/endpoint.js';

/** Where endpoints lie. The promises below are executable: see webhooks.contract.ts. */
export abstract class EndpointRepository {
  /** Those of a profile, the oldest first. */
  abstract of(profile: ProfileRef): Promise<readonly Endpoint[]>;

  /** The same, and until the open transaction ends nobody else holds them. */
  abstract hold(profile: ProfileRef): Promise<readonly Endpoint[]>;

  abstract find(id: string): Promise<Endpoint | null>;

  /** Those that are on, belong to one of these profiles and want to hear of this. */
  abstract hearing(eventName: string, profileUids: readonly string[]): Promise<readonly Endpoint[]>;

  /** Stores the state and its events together, or neither. */
  abstract save(endpoint: Endpoint, ...events: EndpointEvent[]): Promise<void>;

  /** Keeps what was done that changes no endpoint. */
  abstract tell(...events: EndpointEvent[]): Promise<void>;

  /** With everything that was ever sent to it. */
  abstract remove(endpoint: Endpoint, ...events: EndpointEvent[]): Promise<void>;

  /** Something has arrived. */
  abstract noteArrival(id: string): Promise<void>;

  /** Nothing has arrived at its address; answers since when, and null when it is gone or its address is another by now. */
  abstract noteFailure(endpoint: Endpoint, now: Date): Promise<Date | null>;
}

/** What the environment decides of webhooks. A value that the configuration fills, with no behaviour of its own. */
export abstract class WebhookPolicy {
  /** Whether addresses must begin with `https://`. */
  abstract readonly httpsOnly: boolean;
}
