import type { Person } from '../domain/subject.js';

/** What privacy needs of identity and profiles. */
export abstract class People {
  abstract get(userId: string): Promise<Person>;

  /** Null when nobody has this address. */
  abstract findByEmail(email: string): Promise<Person | null>;

  /** How the brands among these profiles are called, by uid. */
  abstract brandNames(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** At once, on every process. */
  abstract signOutEverywhere(userId: string): Promise<void>;
}
