import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Delivery, Outcome } from '../domain/delivery.js';
import type { Endpoint, EndpointEvent } from '../domain/endpoint.js';

/** Where endpoints are stored. The promises below are executable: see webhooks.contract.ts. */
export abstract class EndpointRepository {
  /** A profile's endpoints, oldest first. */
  abstract of(profile: ProfileRef): Promise<readonly Endpoint[]>;

  /** The same, locked until the open transaction ends. */
  abstract hold(profile: ProfileRef): Promise<readonly Endpoint[]>;

  abstract find(id: string): Promise<Endpoint | null>;

  /** Enabled endpoints of these profiles. */
  abstract listening(profileUids: readonly string[]): Promise<readonly Endpoint[]>;

  /** Stores the state and its events together, or neither. */
  abstract save(endpoint: Endpoint, ...events: EndpointEvent[]): Promise<void>;

  /** Stores events that don't change an endpoint. */
  abstract tell(...events: EndpointEvent[]): Promise<void>;

  /** Including its whole log. */
  abstract remove(endpoint: Endpoint, ...events: EndpointEvent[]): Promise<void>;

  /** A delivery has succeeded. */
  abstract noteArrival(id: string): Promise<void>;

  /** Nothing has arrived at its URL; returns since when, or null if it has been deleted or has another URL by now. */
  abstract noteFailure(endpoint: Endpoint, now: Date): Promise<Date | null>;
}

/** Environment settings of webhooks. A value from the configuration, with no behaviour of its own. */
export abstract class WebhookPolicy {
  /** Whether URLs must start with `https://`. */
  abstract readonly httpsOnly: boolean;
}

/** Stores queued and sent messages. The promises below are executable: see webhooks.contract.ts. */
export abstract class Deliveries {
  /** Stores those whose endpoint hasn't had the same event, and returns them. */
  abstract add(deliveries: readonly Delivery[]): Promise<readonly Delivery[]>;

  /** A delivery to this endpoint, or null. */
  abstract find(endpointId: string, id: string): Promise<Delivery | null>;

  /**
   * Starts the attempt after this many, and leases it: of concurrent calls, exactly one gets it. Null if it has already
   * started or is done, or its endpoint isn't enabled (except for a test).
   */
  abstract begin(id: string, attempts: number, leasedUntil: Date): Promise<Delivery | null>;

  /** Replaces its state, regardless of attempts in progress. */
  abstract save(delivery: Delivery): Promise<void>;

  /**
   * The outcome of the attempt that `begun` started. False, without a change, if the delivery has been sent or tried
   * again since: then that counts.
   */
  abstract settle(begun: Delivery, settled: Delivery): Promise<boolean>;

  /** A batch that is due for a retry, or whose attempt was lost; leased until then. */
  abstract takeDue(now: Date, nextLook: Date): Promise<readonly Delivery[]>;

  /** One endpoint's, newest first; `after` is the last id of the previous page. */
  abstract list(endpointId: string, page: Readonly<{ limit: number; after?: string }>): Promise<readonly Delivery[]>;

  /** Deletes a batch created before this time. Returns how many. */
  abstract forget(before: Date): Promise<number>;
}

/** Queues deliveries for an attempt soon; one at a time per endpoint. Joins the open transaction. */
export abstract class DeliveryOrders {
  abstract place(deliveries: readonly Pick<Delivery, 'id' | 'endpointId' | 'attempts'>[]): Promise<void>;
}

/** Posts a message, signed with each of these secrets, to the URL. Never throws: errors are part of the outcome. */
export abstract class WebhookSender {
  /** Whether `send` would refuse to connect to this URL, because it resolves to a private network. */
  abstract refuses(url: string): Promise<boolean>;

  abstract send(
    url: string,
    message: Readonly<{ id: string; body: string }>,
    secrets: readonly string[],
  ): Promise<Outcome>;
}

/**
 * Creates signing secrets, and encrypts them so that nobody who reads the database can sign. Executable promises:
 * webhook-secrets.contract.ts.
 */
export abstract class WebhookSecrets {
  /** A new one in the format that receivers expect: `whsec_` and base64. */
  abstract make(): string;

  abstract seal(secret: string, endpointId: string): string;

  /** @throws when it was sealed for another endpoint, with another key, or was changed */
  abstract open(sealed: string, endpointId: string): string;
}

/** Emails to a profile's people about their webhooks. */
export abstract class WebhookMails {
  /** Nothing has arrived for days, so it is disabled until they re-enable it. */
  abstract tellFailed(endpoint: Pick<Endpoint, 'url' | 'profileUid' | 'profileType'>): Promise<void>;
}
