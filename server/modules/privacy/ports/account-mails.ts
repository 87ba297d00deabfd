import type { Closure } from '../domain/closure.js';
import type { DataExport } from '../domain/data-export.js';
import type { Person } from '../domain/subject.js';

/** The letters about somebody's own data. They leave only if what they tell of is stored. */
export abstract class AccountMails {
  abstract exportReady(person: Person, ready: Pick<DataExport, 'id' | 'expiresAt'>): Promise<void>;

  abstract closing(person: Person, closure: Pick<Closure, 'erasesAt'>): Promise<void>;

  abstract kept(person: Person): Promise<void>;

  abstract erased(person: Person): Promise<void>;
}
