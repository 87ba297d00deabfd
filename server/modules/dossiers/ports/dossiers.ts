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

/** One row of the audit log of a Collab, as plain values. */
export type DossierRow = Readonly<{ seq: number; hash: string; signature: string | null }>;

/** What is needed to make a dossier that can be verified: the rows of the log, and a seal over everything. */
export abstract class DossierSeal {
  /** The fingerprint of the key that signs. */
  abstract readonly keyId: string;

  /** Every row of this Collab's chain, in its order. */
  abstract rowsOf(collabId: string): Promise<readonly DossierRow[]>;

  /** The files of the pack by their names, with a signed manifest of them, the public key and the verifier. */
  abstract seal(
    about: Readonly<{ format: string; collabId: string; exportedAt: Date }>,
    files: Readonly<{ dossier: object; rows: readonly DossierRow[] }>,
  ): ReadonlyMap<string, string>;
}
