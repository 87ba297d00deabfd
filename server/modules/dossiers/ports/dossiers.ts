import type { Actor } from '../../../shared/kernel/index.js';
import type { Evidence } from '../domain/evidence.js';

/** What dossiers need from Collabs, which already satisfies it. */
export abstract class ProvenCollabs {
  /** For a Collab that this reader can see, as of `at`. @throws collabs/not-found */
  abstract evidence(actor: Actor, id: string, at: Date): Promise<Evidence>;
}

/** What dossiers need from reviews, which already satisfies it. */
export abstract class GivenReviews {
  /** A Collab's statements that this reader can read at that time, as plain values. @throws collabs/not-found */
  abstract visibleTo(actor: Actor, collabId: string, at: Date): Promise<readonly object[]>;
}

/** One row of a Collab's audit log, as plain values. */
export type DossierRow = Readonly<{ seq: number; hash: string; signature: string | null }>;

/** What a verifiable dossier needs: the rows of the log, and a signature over everything. */
export abstract class DossierSeal {
  /** The signing key's fingerprint. */
  abstract readonly keyId: string;

  /** Every row of this Collab's chain, in order. */
  abstract rowsOf(collabId: string): Promise<readonly DossierRow[]>;

  /** The pack's files by name, with a signed manifest, the public key and the verifier. */
  abstract seal(
    about: Readonly<{ format: string; collabId: string; exportedAt: Date }>,
    files: Readonly<{ dossier: object; rows: readonly DossierRow[] }>,
  ): ReadonlyMap<string, string>;
}
