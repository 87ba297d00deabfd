import type { ProfileRef } from '../kernel/index.js';

/** The subject of a data request: a person, and the profiles that belong to them alone. */
export type Subject = Readonly<{ userId: string; email: string; profiles: readonly ProfileRef[] }>;

/** Their own profiles, of one type or all. */
export const uidsOf = ({ profiles }: Subject, wanted?: ProfileRef['type']): string[] =>
  profiles.filter(({ type }) => type === (wanted ?? type)).map(({ uid }) => uid);

/** A file of the person's own; `name` is its path in the export. */
export type OwnFile = Readonly<{ name: string; content: () => AsyncIterable<Uint8Array> }>;

/**
 * One module's personal data. Every module with any registers itself; `server/db/column-classes/` lists the columns.
 * Changes join the open transaction.
 */
export type PersonalData = Readonly<{
  /** The module's name, and the name of its file in the export. */
  module: string;
  /** Everything it stores about the person, in terms that the person understands; times as ISO 8601. */
  exportOf(subject: Subject): Promise<Readonly<Record<string, unknown>>>;
  filesOf?(subject: Subject): Promise<readonly OwnFile[]>;
  /** What the person must settle before the account can be closed, one sentence each. */
  obstaclesFor?(subject: Subject): Promise<readonly string[]>;
  /** The account is closed but not erased yet: hides everything, and ends what is open. Idempotent. */
  withdraw?(subject: Subject, now: Date): Promise<void>;
  /** The person keeps the account after all: restores what can be restored. */
  bringBack?(subject: Subject, now: Date): Promise<void>;
  /** Erases everything that identifies the person. Idempotent. */
  erase(subject: Subject, now: Date): Promise<void>;
}>;

/** The registry of modules with personal data. Modules register at start-up. */
export class PersonalDataRegister {
  private readonly holders: PersonalData[] = [];

  add(holder: PersonalData): void {
    if (this.holders.some(({ module }) => module === holder.module))
      throw new Error(`Two holders of personal data are named ${holder.module}`);
    this.holders.push(holder);
  }

  all(): readonly PersonalData[] {
    return this.holders;
  }
}
