import {
  freshness,
  importDoorKey,
  isSignedBy,
  movedOn,
  readCode,
  type SignedCode,
  signedTextIn,
} from '../../server/contract/rules/signed-code';
import { ProblemError } from '../api/client';
import type { DoorPhone } from './door-phone';
import { type Arrival, obstacleOf, type Visit } from './visits';

/** A first scan of a code with a different clock. */
export type FirstLook = Readonly<{ code: SignedCode; at: number; key: string }>;

/** The door's interpretation of a scanned text. */
export type Verdict =
  | Readonly<{ kind: 'welcome'; collabId: string; proof: string }>
  | Readonly<{ kind: 'typed'; code: string }>
  | Readonly<{ kind: 'again'; look: FirstLook }>
  | Readonly<{ kind: 'unlisted' | 'no'; says: string }>;

const no = (says: string): Verdict => ({ kind: 'no', says });

/** The eight characters in the URL that a phone without a key shows. */
const typedCode = (text: string): string | null => /\/check-in\?code=([\w%+-]+)$/.exec(text.trim())?.[1] ?? null;

const clocksApart =
  'Your phone’s clock and theirs are more than two minutes apart. Find them by name, and check the time on both phones.';

/**
 * Whether a scanned text is a live code for a visit on this list, signed by the phone that booked it. Works offline.
 * `first` is the result of an earlier scan.
 */
export async function judge(
  text: string,
  visits: readonly Pick<Visit, 'collabId' | 'publicKeys'>[],
  now: Date,
  first: FirstLook | null,
): Promise<Verdict> {
  const typed = typedCode(text);
  if (typed) return { kind: 'typed', code: decodeURIComponent(typed) };
  const proof = signedTextIn(text);
  const code = proof && readCode(proof);
  if (!proof || !code) return no('This isn’t a check-in code.');
  const visit = visits.find(({ collabId }) => collabId === code.collabId);
  if (!visit) return { kind: 'unlisted', says: 'This visit isn’t on your list.' };
  const key = await signerOf(code, visit.publicKeys);
  if (!key) return no('This code isn’t from their own phone. Ask them to open it again, or find them by name.');
  const fresh = freshness(code, now);
  if (fresh === 'stale') return no('This code has run out. Ask for the one on their screen now.');
  if (fresh === 'clocks-apart') return no(clocksApart);
  if (fresh === 'fresh') return { kind: 'welcome', collabId: code.collabId, proof };
  if (first?.code.collabId !== code.collabId || first.key !== key)
    return { kind: 'again', look: { code, key, at: now.getTime() } };
  return movedOn(first.code, code, now.getTime() - first.at)
    ? { kind: 'welcome', collabId: code.collabId, proof }
    : { kind: 'again', look: first };
}

/** The key that signed it. */
async function signerOf(code: SignedCode, keys: readonly string[]): Promise<string | null> {
  for (const key of keys) {
    const imported = await importDoorKey(key).catch(() => null);
    if (imported && (await isSignedBy(code, imported))) return key;
  }
  return null;
}

export type Outcome =
  | Readonly<{ collabId: string; by: Arrival; isFine: boolean }>
  | Readonly<{ says: string; look?: FirstLook | null }>;

/** A scanned code checks its guest in at once. A typed code is looked up, and someone then presses the button. */
export async function present(phone: DoorPhone, text: string, now: Date, first: FirstLook | null): Promise<Outcome> {
  let verdict = await judge(text, phone.visits(), now, first);
  if (verdict.kind === 'unlisted') {
    await phone.sync(); // it may have been booked since
    verdict = await judge(text, phone.visits(), now, first);
  }
  if (verdict.kind === 'typed') return lookUp(phone, verdict.code);
  if (verdict.kind === 'again')
    return { says: 'Your clocks differ. Keep the code in view until it changes.', look: verdict.look };
  if (verdict.kind !== 'welcome') return { says: verdict.says };
  const { collabId, proof } = verdict;
  const visit = phone.visits().find((each) => each.collabId === collabId)!;
  const wasIn = visit.status === 'in';
  const isFine = !wasIn && obstacleOf(visit, now) === null;
  if (isFine) await phone.record({ kind: 'check-in', collabId, how: 'signed', proof });
  return { collabId, by: { how: 'signed', wasIn }, isFine };
}

/** The guest with this code, or with these last letters of it. */
export async function lookUp(phone: DoorPhone, code: string): Promise<Outcome> {
  try {
    return { collabId: await phone.lookUp(code), by: { how: 'code', code }, isFine: true };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return {
      says: error.status === 0 ? 'Codes can’t be looked up without a connection. Find them by name.' : error.message,
    };
  }
}
