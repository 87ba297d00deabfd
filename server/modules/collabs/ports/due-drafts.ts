/** Drafts that a brand has not answered. The promise below is executable: see due-drafts.contract.ts. */
export abstract class DueDrafts {
  /** The pieces of open Collabs that were handed in at `submittedBy` or before and are still not answered, oldest first. */
  abstract before(submittedBy: Date, limit: number): Promise<readonly string[]>;
}
