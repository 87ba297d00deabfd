/** Whom a row speaks of, whatever the case, and all that it says of them. */
export type SeenRow = Readonly<{ row: number; key: string; print: string }>;

/** The earlier row with the same key, and whether it says the same. */
export type EarlierRow = Readonly<{ row: number; saysTheSame: boolean }>;

/** Remembers the people in one file's rows, however long it is. */
export interface SeenList {
  /** Adds rows, in their order. @returns for each row that repeats a key its first row, by row number */
  add(rows: readonly SeenRow[]): Promise<ReadonlyMap<number, EarlierRow>>;
  end(): Promise<void>;
}

/** See seen-rows.contract.ts. */
export abstract class SeenRows {
  /** Begins an empty list, which takes room until it is ended. */
  abstract begin(): Promise<SeenList>;
}
