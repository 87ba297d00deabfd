import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Delivery, Outcome } from '../domain/delivery.js';
import type { Endpoint, EndpointEvent } from '../domain/endpoint.js';

/** Where endpoints are stored. The promises below are executable: see webhooks.contract.ts. */
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

/** What waits to be sent, and what was sent. The promises below are executable: see webhooks.contract.ts. */
export abstract class Deliveries {
  /** Stores those whose endpoint hasn't had the same event, and returns them. */
  abstract add(deliveries: readonly Delivery[]): Promise<readonly Delivery[]>;

  /** Of one endpoint, or null. */
  abstract find(endpointId: string, id: string): Promise<Delivery | null>;

  /**
   * Begins the try after so many, and leases it: of many who begin the same one, one gets it. Null when it was begun already,
   * is done, or its endpoint is not on (a test goes there all the same).
   */
  abstract begin(id: string, attempts: number, leasedUntil: Date): Promise<Delivery | null>;

  /** As it is to be from now on, whatever is under way. */
  abstract save(delivery: Delivery): Promise<void>;

  /**
   * The outcome of the attempt that `begun` began. False, and nothing is stored, if the delivery has been sent or tried again
   * since: then that counts.
   */
  abstract settle(begun: Delivery, settled: Delivery): Promise<boolean>;

  /** Some whose next try is due, or whose try was lost; their next look is then. */
  abstract takeDue(now: Date, nextLook: Date): Promise<readonly Delivery[]>;

  /** Of one endpoint, the newest first; `after` is the id of the last one of the page before. */
  abstract list(endpointId: string, page: Readonly<{ limit: number; after?: string }>): Promise<readonly Delivery[]>;

  /** Some that were made before this moment. Says how many. */
  abstract forget(before: Date): Promise<number>;
}

/** Has deliveries tried soon, elsewhere; of one endpoint one after the other. Belongs to the open transaction. */
export abstract class DeliveryOrders {
  abstract place(deliveries: readonly Pick<Delivery, 'id' | 'endpointId' | 'attempts'>[]): Promise<void>;
}

/** Posts a message, signed with each of these secrets, to the address. Never throws: what went wrong is the outcome. */
export abstract class WebhookSender {
  /** Whether `send` would not connect to this address, because it leads into a private network. */
  abstract refuses(url: string): Promise<boolean>;

  abstract send(
    url: string,
    message: Readonly<{ id: string; body: string }>,
    secrets: readonly string[],
  ): Promise<Outcome>;
}

/** Makes secrets that sign, and keeps them so that nobody who reads the database can sign. Executable promises: webhook-secrets.contract.ts. */
export abstract class WebhookSecrets {
  /** A new one as receivers take it: `whsec_` and base64. */
  abstract make(): string;

  abstract seal(secret: string, endpointId: string): string;

  /** @throws when it was sealed for another endpoint, with another key, or was changed */
  abstract open(sealed: string, endpointId: string): string;
}

/** Messages to a profile's people about their webhooks. */
export abstract class WebhookMails {
  /** That nothing has arrived for days, and that it is off until they switch it on. */
  abstract tellFailed(endpoint: Pick<Endpoint, 'url' | 'profileUid' | 'profileType'>): Promise<void>;
}
