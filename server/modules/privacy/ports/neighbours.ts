import type { Closure } from '../domain/closure.js';
import type { DataExport } from '../domain/data-export.js';
import type { Person, Subject } from '../domain/subject.js';
import type { Entry } from './repositories.js';

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

/** All modules that hold something of a person, as one. Changes join the open transaction. */
export abstract class Holders {
  /** A file for each module, and the person's own files. */
  abstract entriesOf(subject: Subject, now: Date): AsyncIterable<Entry>;

  /** What must be settled before the account can be closed, a sentence each. */
  abstract obstaclesFor(subject: Subject): Promise<string[]>;

  /** Nothing is shown any more, and what was open ends. */
  abstract withdraw(subject: Subject, now: Date): Promise<void>;

  /** What can be shown again is shown again. */
  abstract bringBack(subject: Subject, now: Date): Promise<void>;

  /** Nothing that tells of the person stays. */
  abstract erase(subject: Subject, now: Date): Promise<void>;
}

/** The letters about someone's own data. They leave only if what they tell of is stored. */
export abstract class AccountMails {
  abstract exportReady(person: Person, ready: Pick<DataExport, 'id' | 'expiresAt'>): Promise<void>;

  abstract closing(person: Person, closure: Pick<Closure, 'erasesAt'>): Promise<void>;

  abstract kept(person: Person): Promise<void>;

  abstract erased(person: Person): Promise<void>;
}
