import { asThisProfile, withParameter } from './acting-as';
import type { components } from './schema';

/** Pages that work offline: the session, tickets, recent chats, and their other queries. */
const kept =
  /^GET \/api\/v1\/(settings|billing|notifications|quick-replies|conversations(\/[\w-]+\/messages\?limit=\d+)?|collabs(\?limit=\d+|\/[\w-]+))$/;
const session = '/api/v1/functions/getSessionAndUserProfile';
const copies = 'copies';
/** The database of the keys that sign codes at the door: see door-keys.ts. */
export const doorKeys = 'door-keys';

const isKept = (method: string, path: string): boolean => path === session || kept.test(`${method} ${path}`);
/** Undefined where the browser keeps nothing, as in an insecure window. */
const store = (): Promise<Cache> | undefined => globalThis.caches?.open(copies);
type Session = Partial<components['schemas']['SessionView']> | undefined;
const uidOf = (answer: Session): string | undefined => answer?.current_session_user_profile?.uid;
/** Everything that the person can act as. */
const uidsOf = (answer: Session) => [uidOf(answer), ...(answer?.linked_profiles_found ?? []).map(({ uid }) => uid)];

async function read(path: string): Promise<unknown> {
  const found = await (await store())?.match(path);
  return found ? ((await found.json()) as unknown) : undefined;
}

const put = async (path: string, answer: unknown): Promise<void> => (await store())?.put(path, Response.json(answer));

/** Forgets everything: at sign-out, and when someone else signs in. */
export async function forgetOfflineCopies(): Promise<void> {
  localStorage.removeItem(waitingKey);
  globalThis.indexedDB?.deleteDatabase(doorKeys);
  await globalThis.caches?.delete(copies);
}

/** Keeps the newest answer for each offline page and profile. Nothing is kept for guests, or from the person before. */
export async function keepOfflineCopy(method: string, path: string, answer: unknown): Promise<void> {
  if (!globalThis.caches || !isKept(method, path)) return;
  const own = asThisProfile(path);
  if (path === session) {
    const now = answer as Session;
    const before = uidsOf((await read(session)) as Session);
    if (!uidsOf(now).some((uid) => uid && before.includes(uid))) await forgetOfflineCopies();
    const uid = uidOf(now);
    if (!uid) return;
    await put(withParameter(session, 'asProfile', uid), answer);
    await put(session, answer); // the last person here
  } else if (await read(session)) await put(own, answer);
}

/** The last answer, for when none can be had; undefined where nothing is kept. */
export async function offlineCopy(method: string, path: string): Promise<unknown> {
  return isKept(method, path) ? read(asThisProfile(path)) : undefined;
}

/** Where notes of what someone did wait in this browser until the server has them. */
export const waitingKey = 'usage-waiting';
