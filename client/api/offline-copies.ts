import { asThisProfile, withParameter } from './acting-as';
import type { components } from './schema';

/** Pages that work offline: the session, tickets, recent chats, and their other queries. */
const kept =
  /^GET \/api\/v1\/(settings|billing|notifications|quick-replies|conversations(\/[\w-]+\/messages\?limit=\d+)?|collabs(\?limit=\d+|\/[\w-]+))$/;
const session = '/api/v1/functions/getSessionAndUserProfile';
const copies = 'copies';
/** The database of keys for signing check-in codes: see door-keys.ts. */
export const doorKeys = 'door-keys';

const isKept = (method: string, path: string): boolean => path === session || kept.test(`${method} ${path}`);
/** Undefined without storage, as in an insecure context. */
const store = (): Promise<Cache> | undefined => globalThis.caches?.open(copies);
type Session = Partial<components['schemas']['SessionView']> | undefined;
const uidOf = (answer: Session): string | undefined => answer?.current_session_user_profile?.uid;
/** Every profile that the person can act as. */
const uidsOf = (answer: Session) => [uidOf(answer), ...(answer?.linked_profiles_found ?? []).map(({ uid }) => uid)];

async function read(path: string): Promise<unknown> {
  const found = await (await store())?.match(path);
  return found ? ((await found.json()) as unknown) : undefined;
}

const put = async (path: string, answer: unknown): Promise<void> => (await store())?.put(path, Response.json(answer));

/** Deletes everything: at sign-out, and when someone else signs in. */
export async function forgetOfflineCopies(): Promise<void> {
  localStorage.removeItem(waitingKey);
  globalThis.indexedDB?.deleteDatabase(doorKeys);
  await globalThis.caches?.delete(copies);
}

/**
 * Stores the latest response for each offline page and profile. Nothing is stored for guests, or from the previous
 * person.
 */
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

/** The last stored response, for offline use; undefined if there is none. */
export async function offlineCopy(method: string, path: string): Promise<unknown> {
  return isKept(method, path) ? read(asThisProfile(path)) : undefined;
}

/** Usage events wait here until the server has them. */
export const waitingKey = 'usage-waiting';
