import { createHash } from 'node:crypto';
import { type AuditKey, type AuditTrail, canonicalJson, type StoredAuditRow } from '../../../../shared/events/index.js';
import { type DossierRow, DossierSeal } from '../../ports/dossiers.js';
import { verifier } from './verifier.js';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

const readMe = `This pack shows what happened in one Collab: terms, brief, visit, every version of every piece with its hash and what
was measured, approvals, the disclosure verdict, usage rights and what was confirmed and reported about their end, reviews,
and every event as it was written into the log.

  dossier.json     what is known of it, as canonical JSON
  events.json      the log: every row holds the hash of the row before it and the server's signature
  manifest.json    the hashes of the files, where the log ends, and a signature over both
  public-key.pem   the server's public key
  verify.mjs       checks all of it: node verify.mjs --key FINGERPRINT --head NUMBER:HASH

The fingerprint and the head stand in the mail that both sides got when the Collab was completed.
`;

/** Signs with the server's key, which isn't in the database. */
export class SignedDossierSeal extends DossierSeal {
  constructor(
    private readonly trail: AuditTrail,
    private readonly key: AuditKey,
  ) {
    super();
  }

  get keyId(): string {
    return this.key.id;
  }

  rowsOf(collabId: string): Promise<readonly StoredAuditRow[]> {
    return this.trail.chain('collab', collabId);
  }

  seal(
    { format, collabId, exportedAt }: Readonly<{ format: string; collabId: string; exportedAt: Date }>,
    { dossier, rows }: Readonly<{ dossier: object; rows: readonly DossierRow[] }>,
  ): ReadonlyMap<string, string> {
    const files = new Map([
      ['dossier.json', canonicalJson(dossier)],
      ['events.json', canonicalJson(rows)],
      ['public-key.pem', this.key.publicPem],
      ['verify.mjs', verifier],
      ['READ-ME.txt', readMe],
    ]);
    const last = rows.at(-1);
    const manifest = {
      format,
      collabId,
      exportedAt,
      keyId: this.key.id,
      head: { seq: last?.seq ?? 0, hash: last?.hash ?? '' },
      files: Object.fromEntries([...files].map(([name, content]) => [name, sha256(content)])),
    };
    const signature = this.key.sign(canonicalJson(manifest));
    return new Map([['manifest.json', canonicalJson({ ...manifest, signature })], ...files]);
  }
}
