import type { Actor } from '../../../shared/kernel/index.js';
import type { Evidence } from '../domain/evidence.js';

/** What dossiers need of Collabs, which fits as it is. */
export abstract class ProvenCollabs {
  /** Of a Collab that this reader may see, as of `at`. @throws collabs/not-found */
  abstract evidence(actor: Actor, id: string, at: Date): Promise<Evidence>;
}

/** What dossiers need of reviews, which fits as it is. */
export abstract class GivenReviews {
  /** Those of a Collab that this reader may read `at` then, as plain values. @throws collabs/not-found */
  abstract visibleTo(actor: Actor, collabId: string, at: Date): Promise<readonly object[]>;
}
