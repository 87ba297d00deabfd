import type { Platform } from '../../../contract/lists/index.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { NewBrand } from '../domain/brand-row.js';
import type { Candidate } from '../domain/candidate.js';
import type { RowOutcome } from '../domain/report.js';

/** The brands into which rows are read. */
export abstract class Brands {
  /** @returns the existing ones, by `brandKeyOf` */
  abstract known(brands: readonly NewBrand[]): Promise<ReadonlySet<string>>;

  /** Creates a brand as a lead, without inviting anyone. @throws DomainError when it is refused */
  abstract create(actor: Actor, brand: NewBrand): Promise<void>;
}

/** Candidates of one platform; a dry run stores nothing. */
export type CandidateBatch = Readonly<{
  importId: string;
  platform: Platform;
  people: readonly Candidate[];
  dryRun: boolean;
}>;

/** The influencers into which rows are read. */
export abstract class Influencers {
  /**
   * Creates unclaimed profiles for candidates and refreshes existing ones: all of them, or none.
   * @returns each row's result, by row number.
   * @throws DomainError of kind `conflict` when one of them is refused
   */
  abstract upsert(actor: Actor, batch: CandidateBatch): Promise<ReadonlyMap<number, RowOutcome>>;
}
