import type { BookingHook, CollabLink, ResultSettings } from '../domain/collab-link.js';
import type { GuestSums } from '../domain/figures.js';
import type { GuestParty, GuestsEvent, VenueDay } from '../domain/guests.js';

/** Stores links, one for each Collab. The promises are executable: see links.contract.ts. */
export abstract class CollabLinks {
  abstract ofCollab(collabId: string): Promise<CollabLink | null>;

  abstract byCode(code: string): Promise<CollabLink | null>;

  /** A brand's link with this word, or with this code. */
  abstract said(brandId: string, said: Readonly<{ word: string; code: string }>): Promise<CollabLink | null>;

  /** All of a brand's links. */
  abstract ofBrand(brandId: string): Promise<readonly CollabLink[]>;

  /** The Collab's existing link, else this one. Null if another Collab has just taken its word or code. */
  abstract addOrFind(link: CollabLink): Promise<CollabLink | null>;

  /** Null leads to the brand's usual address. */
  abstract lead(collabId: string, targetUrl: string | null): Promise<void>;
}

/** Counts clicks by the hour, and keeps nothing else about them. The promises are executable: see links.contract.ts. */
export abstract class LinkClicks {
  /** Adds one to an hour. */
  abstract count(collabId: string, hour: Date): Promise<void>;

  /** By Collab; those without clicks are missing. */
  abstract totals(collabIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Makes the events about guests that were really added or removed. */
export type TellGuests = (parties: readonly GuestParty[]) => readonly GuestsEvent[];

/** Stores the guests that Collabs brought. The promises are executable: see counts.contract.ts. */
export abstract class GuestParties {
  /**
   * Adds those that aren't known yet, together with the events about them: a brand's external id is counted once for each
   * kind. Returns the ids of the added ones.
   */
  abstract add(parties: readonly GuestParty[], tell: TellGuests): Promise<readonly string[]>;

  /** Which of these external ids are counted already, each with its kind: `redeemed A17`. */
  abstract known(brandId: string, externalIds: readonly string[]): Promise<readonly string[]>;

  /** Likewise. Returns false if this brand has no such party. */
  abstract remove(brandId: string, id: string, tell: TellGuests): Promise<boolean>;

  /** A brand's parties, the latest first. */
  abstract latest(brandId: string, limit: number): Promise<readonly GuestParty[]>;

  /** By Collab; those without guests are missing. */
  abstract sums(collabIds: readonly string[]): Promise<ReadonlyMap<string, GuestSums>>;
}

/** Stores how many covers venues had on each day. The promises are executable: see counts.contract.ts. */
export abstract class CoversDays {
  /** A known day is replaced. Of a day that is here twice, the last one is kept. Returns how many days are new or differ. */
  abstract put(days: readonly VenueDay[]): Promise<number>;

  /** A brand's days, both ends included, by venue and day. */
  abstract between(brandId: string, first: string, last: string): Promise<readonly VenueDay[]>;
}

/** What brands have said for all their Collabs. The promises are executable: see settings.contract.ts. */
export abstract class SettingsRepository {
  /** Without a statement, nothing is said. */
  abstract of(brandId: string): Promise<ResultSettings>;

  abstract save(settings: ResultSettings): Promise<void>;
}

/** Stores the addresses to which booking systems post, one for each brand. Likewise. */
export abstract class BookingHooks {
  abstract find(id: string): Promise<BookingHook | null>;

  abstract ofBrand(brandId: string): Promise<BookingHook | null>;

  /** Replaces the existing one, whose address stops working. */
  abstract replace(hook: BookingHook): Promise<void>;

  abstract remove(brandId: string): Promise<void>;
}

/** A message as a booking system sent it: its headers by lower-case name, and its unchanged body. */
export type SignedMessage = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

/** Makes, encrypts and verifies with the secrets of booking hooks. Likewise. */
export abstract class HookSecrets {
  abstract make(): string;

  /** Encrypts it for one hook. */
  abstract seal(secret: string, hookId: string): string;

  /** The part of a hook's address that can't be guessed. */
  abstract tokenOf(hookId: string): string;

  /** The hook of such an address; null for any other. */
  abstract hookIn(token: string): string | null;

  /** Whether the hook's secret signed this at most five minutes ago, according to Standard Webhooks. */
  abstract isSigned(message: SignedMessage, hook: Pick<BookingHook, 'id' | 'sealedSecret'>): boolean;
}
