import type { ProfileRef } from '../kernel/index.js';

/** Someone whose data are meant: the person, and the profiles that are theirs and go with them. */
export type Subject = Readonly<{ userId: string; email: string; profiles: readonly ProfileRef[] }>;

/** Those of the profiles that are theirs, of one type or all. */
export const uidsOf = ({ profiles }: Subject, wanted?: ProfileRef['type']): string[] =>
  profiles.filter(({ type }) => type === (wanted ?? type)).map(({ uid }) => uid);

/** A file of the person's own; `name` is its path in the export. */
export type OwnFile = Readonly<{ name: string; content: () => AsyncIterable<Uint8Array> }>;

/**
 * One module's personal data. Every module with any adds itself to the register; `server/db/column-classes/` lists the columns.
 * Changes join the open transaction.
 */
export type PersonalData = Readonly<{
  /** The module's name, and the name of its file in the export. */
  module: string;
  /** Everything that it holds of the person, in words that the person understands; times as ISO 8601. */
  exportOf(subject: Subject): Promise<Readonly<Record<string, unknown>>>;
  filesOf?(subject: Subject): Promise<readonly OwnFile[]>;
  /** What the person must settle before the account can be closed, a sentence each. */
  obstaclesFor?(subject: Subject): Promise<readonly string[]>;
  /** The account is closed but not erased yet: nothing is shown any more, and what was open ends. May be asked again. */
  withdraw?(subject: Subject, now: Date): Promise<void>;
  /** The person keeps the account after all: what can be shown again is shown again. */
  bringBack?(subject: Subject, now: Date): Promise<void>;
  /** Nothing that tells of the person stays. May be asked again. */
  erase(subject: Subject, now: Date): Promise<void>;
}>;

/** Whom to ask about a person. Modules add themselves while they start. */
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
