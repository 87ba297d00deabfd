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
  | Readonly<{ kind: 'again' | 'unlisted' | 'no'; says: string; look?: FirstLook }>;

const no = (says: string): Verdict => ({ kind: 'no', says });

/** The eight characters in the URL that a phone without a key shows. */
const typedCode = (text: string): string | null => /\/check-in\?code=([\w-]+)$/.exec(text.trim())?.[1] ?? null;

const clocksApart =
  'Your phone’s clock and theirs are more than two minutes apart. Find them by name, and check the time on both phones.';

const unlisted = 'This visit isn’t on your list. If you’re connected, find it by the letters below the code.';

/**
 * Whether a scanned text is a live code for a visit on this list, signed by the phone that booked it. Works offline.
 * `first` is the result of an earlier scan.
 */
export async function judge(
  text: string,
  visits: readonly Pick<Visit, 'collabId' | 'venueId' | 'publicKeys'>[],
  now: Date,
  first: FirstLook | null,
): Promise<Verdict> {
  const typed = typedCode(text);
  if (typed) return { kind: 'typed', code: typed };
  const proof = signedTextIn(text);
  const code = proof && readCode(proof);
  if (!proof || !code) return no('This isn’t a check-in code.');
  const visit = visits.find(({ collabId }) => collabId === code.collabId);
  if (!visit) return { kind: 'unlisted', says: unlisted };
  const key = await signerOf(code, visit.publicKeys);
  if (!key) return no('This code isn’t from their own phone. Ask them to open it again, or find them by name.');
  if (code.venueId && visit.venueId && code.venueId !== visit.venueId)
    return no('This code is for another venue. Ask them to open it again, or find them by name.');
  const fresh = freshness(code, now);
  if (fresh === 'clocks-apart') return no(clocksApart);
  const isFirst = first?.code.collabId !== code.collabId || first.key !== key;
  const hasMoved = !isFirst && movedOn(first.code, code, now.getTime() - first.at);
  const look = isFirst ? { code, key, at: now.getTime() } : first;
  if (fresh === 'fresh' || (fresh === 'look-again' && hasMoved))
    return { kind: 'welcome', collabId: code.collabId, proof };
  if (fresh === 'look-again')
    return { kind: 'again', says: 'Your clocks differ. Keep the code in view until it changes.', look };
  return hasMoved
    ? no(clocksApart) // it is the one on their screen
    : { kind: 'no', says: 'This code has run out. Ask for the one on their screen now.', look };
}

/** The key that signed it. */
async function signerOf(code: SignedCode, keys: readonly string[]): Promise<string | null> {
  for (const key of keys) {
    const imported = await importDoorKey(key).catch(() => null);
    if (imported && (await isSignedBy(code, imported))) return key;
  }
  return null;
}

/** `isQuiet`: nothing is wrong, but nobody was let in either. */
export type Outcome =
  | Readonly<{ collabId: string; by: Arrival; isFine: boolean }>
  | Readonly<{ says: string; look?: FirstLook; isQuiet?: boolean }>;

const listWaitMs = 5_000;

const unread: Outcome = { says: 'Something went wrong on this phone. Try again, or find them by name.' };

/**
 * A scanned code checks its guest in at once. A typed code is looked up, and someone then presses the button. `onWait` is
 * called if it has to wait for the server.
 */
export const present = (...scan: Parameters<typeof outcomeOf>): Promise<Outcome> =>
  outcomeOf(...scan).catch(() => unread);

async function outcomeOf(
  phone: DoorPhone,
  text: string,
  now: Date,
  first: FirstLook | null,
  onWait: () => void,
): Promise<Outcome> {
  let verdict = await judge(text, phone.visits(), now, first);
  if (verdict.kind === 'unlisted') {
    onWait();
    await Promise.race([phone.sync(), new Promise((resolve) => setTimeout(resolve, listWaitMs))]); // booked since?
    verdict = await judge(text, phone.visits(), now, first);
  }
  if (verdict.kind === 'typed') {
    onWait();
    return lookUp(phone, verdict.code);
  }
  if (verdict.kind !== 'welcome') return { says: verdict.says, look: verdict.look, isQuiet: verdict.kind === 'again' };
  return welcome(phone, verdict.collabId, verdict.proof, now);
}

async function welcome(phone: DoorPhone, collabId: string, proof: string, now: Date): Promise<Outcome> {
  const visit = phone.visits().find((each) => each.collabId === collabId)!;
  const wasIn = visit.status === 'in';
  if (wasIn && phone.hasJustScanned(collabId))
    return { says: `${visit.name} is already in. Hold the next code inside the frame.`, isQuiet: true };
  const isFine = !wasIn && obstacleOf(visit, now) === null;
  const fault = isFine ? await phone.record({ kind: 'check-in', collabId, how: 'signed', proof }) : '';
  return fault ? { says: fault } : { collabId, by: { how: 'signed', wasIn }, isFine };
}

/** The guest with this code, or with these last letters of it. */
export async function lookUp(phone: DoorPhone, code: string): Promise<Outcome> {
  try {
    const { collabId, seenAt } = await phone.lookUp(code);
    return { collabId, by: { how: 'code', code, seenAt }, isFine: true };
  } catch (error) {
    if (!(error instanceof ProblemError)) return unread;
    return {
      says: error.status === 0 ? 'Codes can’t be looked up without a connection. Find them by name.' : error.message,
    };
  }
}
