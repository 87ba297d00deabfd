import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Delivery } from '../domain/delivery.js';
import type { Endpoint, EndpointEvent } from '../domain/endpoint.js';

/** An endpoint without what signs, and how it fares. */
export type WatchedEndpoint = Readonly<
  Omit<Endpoint, 'sealedSecret' | 'previousSecret' | 'previousUntil'> & {
    /** What was sent last; null when nothing was in 30 days. */
    last: Pick<Delivery, 'state' | 'lastAttemptAt' | 'lastStatus' | 'lastError' | 'createdAt'> | null;
    /** How many of the newest messages were given up, of `countedMessages` at most. */
    failures: number;
  }
>;

/** Failures are counted among so many of the newest messages, so that a busy endpoint costs no more than a quiet one. */
export const countedMessages = 100;

/** Where endpoints lie. The promises below are executable: see webhooks.contract.ts. */
export abstract class EndpointRepository {
  /** Those of a profile, the oldest first. */
  abstract of(profile: ProfileRef): Promise<readonly Endpoint[]>;

  /** The same, and until the open transaction ends nobody else holds them. */
  abstract hold(profile: ProfileRef): Promise<readonly Endpoint[]>;

  abstract find(id: string): Promise<Endpoint | null>;

  /** Those of everybody, the newest first; `failing`: only where nothing arrives, or that were given up. `after` is the last id of the page before. */
  abstract watch(
    page: Readonly<{ limit: number; after?: string; failing?: boolean }>,
  ): Promise<readonly WatchedEndpoint[]>;

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
