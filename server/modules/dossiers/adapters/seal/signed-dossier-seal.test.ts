import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandActor, influencerActor, monday } from '../../../../../test/support/collabs.js';
import type { Database } from '../../../../shared/db/index.js';
import { eventOf, newId } from '../../../../shared/kernel/index.js';
import { AuditKey, auditHash, AuditTrail, type AuditFacts } from '../../../../shared/events/index.js';
import { SignedDossierSeal } from './signed-dossier-seal.js';

const newKey = () => new AuditKey(generateKeyPairSync('ed25519').privateKey);
const key = newKey();
const trailWith = (signer: AuditKey) => new AuditTrail({} as Database, signer);
const collabId = newId();

type Row = ReturnType<AuditTrail['firstRowsFor']>[number];

const names = [
  'collab.requested',
  'collab.approved',
  'collab.scheduled',
  'collab.delivered',
  'collab.completed',
] as const;
const rowsBy = (signer: AuditKey): Row[] =>
  trailWith(signer).firstRowsFor(
    names.map((name, at) =>
      eventOf(name, { type: 'collab', id: collabId }, at % 2 ? brandActor : influencerActor, monday, { proof: { at } }),
    ),
  );

const sealed = (rows: readonly Row[], signer = key) =>
  new SignedDossierSeal(trailWith(signer), signer).seal(
    { format: 'tastemaker-dossier/1', collabId, exportedAt: monday },
    { dossier: { brief: 'Show the kitchen.', terms: { valuePence: 100 } }, rows },
  );

/** Unpacks the files and runs the included verifier, as anyone would. */
function verified(files: ReadonlyMap<string, string>, ...words: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dossier-'));
  try {
    for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(folder, 'verify.mjs'), folder, ...words],
      {
        encoding: 'utf8',
      },
    );
    return { ok: status === 0, says: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Simulates someone with write access to the database: changes a row and recomputes all hashes, but can't sign. */
function rewritten(rows: readonly Row[], at: number): Row[] {
  let previousHash = '';
  return rows.map((row, index) => {
    const { previousHash: _, hash: __, signature, keyId, salt, payload, ...facts } = row;
    const changed: AuditFacts = index === at ? { ...facts, actorId: 'somebody-else' } : facts;
    const hash = auditHash(previousHash, changed);
    const next = { ...changed, previousHash, hash, signature, keyId, salt, payload };
    previousHash = hash;
    return next;
  });
}

const changed = (rows: readonly Row[], at: number, changes: Partial<Row>) =>
  rows.map((row, index) => (index === at ? { ...row, ...changes } : row));

describe('a sealed dossier', () => {
  const rows = rowsBy(key);

  it('is found whole by its own verifier, with the key and the head that were mailed', () => {
    const { hash, seq } = rows.at(-1)!;
    expect(verified(sealed(rows), '--key', key.id, '--head', `${seq}:${hash}`)).toMatchObject({ ok: true });
  });

  test.each<[string, readonly Row[], string]>([
    ['a row that was altered', changed(rows, 2, { actorId: 'somebody-else' }), 'row 3 (collab.scheduled): was altered'],
    [
      'a text that was altered',
      changed(rows, 1, { payload: { reason: 'Other words' } }),
      'row 2 (collab.approved): its text was altered',
    ],
    ['a row that was removed', rows.filter((_, at) => at !== 1), 'row 2 is missing before it'],
    [
      'rows that changed places',
      [rows[0]!, rows[2]!, rows[1]!, rows[3]!, rows[4]!],
      'row 2 (collab.approved): is in the wrong place',
    ],
    [
      'rows that the database’s owner wrote anew',
      rewritten(rows, 2),
      'row 3 (collab.scheduled): was not written by the server',
    ],
    [
      'a row signed with another key',
      changed(rows, 3, rowsBy(newKey())[3]!),
      'row 4 (collab.delivered): was signed with another key',
    ],
    ['a row without a signature', changed(rows, 3, { signature: null }), 'row 4 (collab.delivered): is not signed'],
  ])('%s is found, and where', (_, tampered, fault) => {
    const { ok, says } = verified(sealed(tampered));
    expect(ok).toBe(false);
    expect(says).toContain(fault);
  });

  it('a tail that was cut shows against the head that was mailed', () => {
    const { hash, seq } = rows.at(-1)!;
    const cut = sealed(rows.slice(0, 3));
    expect(verified(cut)).toMatchObject({ ok: true });
    expect(verified(cut, '--head', `${seq}:${hash}`)).toMatchObject({
      ok: false,
      says: expect.stringContaining('ends before row 5') as string,
    });
  });

  it('a pack that someone else signed is not the server’s', () => {
    const other = newKey();
    const forged = sealed(rowsBy(other), other);
    expect(verified(forged)).toMatchObject({ ok: true });
    expect(verified(forged, '--key', key.id).ok).toBe(false);
  });

  it('a file that was altered or taken away is named', () => {
    const files = sealed(rows);
    const altered = new Map(files).set('dossier.json', files.get('dossier.json')!.replace('100', '999'));
    expect(verified(altered).says).toContain('dossier.json: was altered');
    const without = new Map([...files].filter(([name]) => name !== 'READ-ME.txt'));
    expect(verified(without).says).toContain('READ-ME.txt: is missing');
  });

  it('rows whose text was erased still fit', () => {
    const erased = rows.map((row, at) => (at === 1 ? { ...row, salt: null, payload: null } : row)) as unknown as Row[];
    expect(verified(sealed(erased))).toMatchObject({
      ok: true,
      says: expect.stringContaining('1 rows have no text') as string,
    });
  });
});
