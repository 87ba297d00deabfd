import type { Closure } from '../domain/closure.js';
import type { DataExport } from '../domain/data-export.js';
import type { Person } from '../domain/subject.js';

/** The letters about somebody's own data. They leave only if what they tell of is stored. */
export abstract class AccountMails {
  abstract exportReady(person: Person, ready: DataExport): Promise<void>;

  abstract closing(person: Person, closure: Closure): Promise<void>;

  abstract kept(person: Person): Promise<void>;

  abstract erased(person: Person): Promise<void>;
}
