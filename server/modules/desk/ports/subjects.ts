import type { DeskKind } from '../../../contract/rules/desk.js';

/** What there is to work on, and who works. */
export abstract class Subjects {
  /** Those of these ids that exist, and what each is called. */
  abstract existing(kind: DeskKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Whether this person is of the staff and may sign in. */
  abstract isColleague(userId: string): Promise<boolean>;
}
