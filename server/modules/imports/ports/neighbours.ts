import type { Platform } from '../../../contract/lists/index.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { NewBrand } from '../domain/brand-row.js';
import type { Candidate } from '../domain/candidate.js';
import type { RowOutcome } from '../domain/report.js';

/** The brands into which rows are read. */
export abstract class Brands {
  /** @returns those of them that there are already, by `brandKeyOf` */
  abstract known(brands: readonly NewBrand[]): Promise<ReadonlySet<string>>;

  /** Begins a brand as a lead; nobody is invited. @throws DomainError where it is refused */
  abstract create(actor: Actor, brand: NewBrand): Promise<void>;
}

/** Candidates of one platform; a dry run looks and tells, and stores nothing. */
export type CandidateBatch = Readonly<{
  importId: string;
  platform: Platform;
  people: readonly Candidate[];
  dryRun: boolean;
}>;

/** The influencers into which rows are read. */
export abstract class Influencers {
  /**
   * Makes unclaimed profiles of candidates and refreshes those that there are: all of them, or none.
   * @returns what became of each, by row number. @throws DomainError of kind `conflict` where one of them is refused
   */
  abstract upsert(actor: Actor, batch: CandidateBatch): Promise<ReadonlyMap<number, RowOutcome>>;
}
