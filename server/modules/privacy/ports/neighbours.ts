import type { Closure } from '../domain/closure.js';
import type { DataExport } from '../domain/data-export.js';
import type { Person, Subject } from '../domain/subject.js';
import type { Entry } from './repositories.js';

/** What privacy needs from identity and profiles. */
export abstract class People {
  abstract get(userId: string): Promise<Person>;

  /** Null when nobody has this address. */
  abstract findByEmail(email: string): Promise<Person | null>;

  /** The names of the brands among these profiles, by uid. */
  abstract brandNames(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** At once, on every process. */
  abstract signOutEverywhere(userId: string): Promise<void>;
}

/** All modules that store personal data, as one. Changes join the open transaction. */
export abstract class Holders {
  /** A file for each module, and the person's own files. */
  abstract entriesOf(subject: Subject, now: Date): AsyncIterable<Entry>;

  /** What must be settled before the account can be closed, one sentence each. */
  abstract obstaclesFor(subject: Subject): Promise<string[]>;

  /** Hides everything, and ends what is open. */
  abstract withdraw(subject: Subject, now: Date): Promise<void>;

  /** Shows again what can be restored. */
  abstract bringBack(subject: Subject, now: Date): Promise<void>;

  /** Erases everything that identifies the person. */
  abstract erase(subject: Subject, now: Date): Promise<void>;
}

/** Emails about someone's own data. They are sent only if the change they announce is committed. */
export abstract class AccountMails {
  abstract exportReady(person: Person, ready: Pick<DataExport, 'id' | 'expiresAt'>): Promise<void>;

  abstract closing(person: Person, closure: Pick<Closure, 'erasesAt'>): Promise<void>;

  abstract kept(person: Person): Promise<void>;

  abstract erased(person: Person): Promise<void>;
}
