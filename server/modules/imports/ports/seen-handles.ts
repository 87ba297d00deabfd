/** One row's handle, and what else the row says, in short. */
export type SeenRow = Readonly<{ row: number; handle: string; print: string }>;

/** The earlier row with the same handle, and whether it says the same. */
export type EarlierRow = Readonly<{ row: number; saysTheSame: boolean }>;

/** Remembers the handles of one file, however long it is. */
export interface SeenList {
  /** Adds rows, in their order. @returns for each row that repeats a handle its first row, by row number */
  add(rows: readonly SeenRow[]): Promise<ReadonlyMap<number, EarlierRow>>;
  end(): Promise<void>;
}

/** See seen-handles.contract.ts. */
export abstract class SeenHandles {
  /** Begins an empty list, which takes room until it is ended. */
  abstract begin(): Promise<SeenList>;
}
