import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { components } from '../api/schema';
import { valueStore } from '../api/value-store';
import { thumbnail } from '../ui/pictures';

type ActionInput = components['schemas']['DoorActionInput'];

/** Encrypted data, with what AES-GCM needs to decrypt it. */
type Sealed = Readonly<{ iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }>;

/** The door at which this phone is signed in. */
export type KeptDoor = Readonly<{
  token: string;
  pass: string;
  endsAt: string;
  key: CryptoKey;
  /** Turns the paths of faces into names that say nothing. */
  names: CryptoKey;
  /** By how many milliseconds the server’s clock is ahead of this phone’s. */
  aheadMs: number;
}>;

/** An action at a door. It names nobody, so it is stored unencrypted, and outlives the list. */
export type KeptAction = ActionInput &
  Readonly<{
    token: string;
    /** Why the server refused it, in a sentence. Kept until someone has read it. */
    refusal?: string;
  }>;

type Stored = DBSchema & {
  phone: { key: string; value: string };
  door: { key: string; value: KeptDoor & { list?: Sealed } };
  faces: { key: string; value: Sealed };
  actions: { key: number; value: KeptAction; indexes: { id: string } };
};

const theDoor = 'door';
const clockMayGoBackMs = 120_000;
const actionsKeptMs = 14 * 86_400_000;

let opened: Promise<IDBPDatabase<Stored>> | undefined;

const database = (): Promise<IDBPDatabase<Stored>> =>
  (opened ??= openDB<Stored>('tastemaker-door', 1, {
    upgrade(db) {
      db.createObjectStore('phone');
      db.createObjectStore('door');
      db.createObjectStore('faces');
      db.createObjectStore('actions', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
    },
  }));

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const pinRounds = 100_000;

/** The keys of a phone’s list: derived from the PIN and a secret of the server’s, and not readable by scripts. */
export async function keysFor(pin: string, keySecret: string): Promise<Pick<KeptDoor, 'key' | 'names'>> {
  const { subtle } = crypto;
  const salt = bytesOf(keySecret);
  const typed = await subtle.importKey('raw', new TextEncoder().encode(pin.trim()), 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: pinRounds }, typed, 256);
  const material = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const purpose = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(info) });
  const [aes, hmac] = [
    { name: 'AES-GCM', length: 256 },
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
  ] as const;
  return {
    key: await subtle.deriveKey(purpose('door list'), material, aes, false, ['encrypt', 'decrypt']),
    names: await subtle.deriveKey(purpose('door faces'), material, hmac, false, ['sign']),
  };
}

async function seal(key: CryptoKey, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

const unseal = (key: CryptoKey, { iv, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);

/** This phone's id at the server; it says nothing about the phone. */
export async function deviceId(): Promise<string> {
  const db = await database();
  const known = await db.get('phone', 'id');
  if (known) return known;
  const id = crypto.randomUUID();
  await db.put('phone', id, 'id');
  return id;
}

/**
 * Deletes the list, the pictures and their keys, unless another tab has opened a door with another pass since. Recorded
 * actions stay, and are sent after the next PIN.
 */
export async function forgetDoor(pass: string): Promise<void> {
  const changes = (await database()).transaction(['door', 'faces'], 'readwrite');
  const kept = await changes.objectStore('door').get(theDoor);
  if (kept?.pass === pass) {
    await changes.objectStore('door').clear();
    await changes.objectStore('faces').clear();
  }
  await changes.done;
}

/** A phone has one door at a time. */
export async function keepDoor(door: KeptDoor): Promise<void> {
  const changes = (await database()).transaction(['door', 'faces', 'phone'], 'readwrite');
  await changes.objectStore('faces').clear();
  await changes.objectStore('door').put(door, theDoor);
  await changes.objectStore('phone').put(door.token, 'token');
  await changes.objectStore('phone').put(String(Date.now()), 'seenAt');
  await changes.done;
}

/** The link last opened here, so that the installed page knows where to ask for a PIN. */
export const lastToken = async (): Promise<string | null> => (await (await database()).get('phone', 'token')) ?? null;

/** `isClockBack`: the phone’s clock was set back since the last look, which would extend the hours. */
export type SignedIn = KeptDoor & Readonly<{ isClockBack: boolean }>;

/** The door at which this phone is signed in: `none` if there is none, `over` if it has expired and was deleted. */
export async function keptDoor(): Promise<SignedIn | 'none' | 'over'> {
  const look = (await database()).transaction(['door', 'phone'], 'readwrite');
  const door = await look.objectStore('door').get(theDoor);
  const seenAt = Number(await look.objectStore('phone').get('seenAt'));
  const now = Date.now();
  if (now > seenAt) await look.objectStore('phone').put(String(now), 'seenAt');
  await look.done;
  if (!door) return 'none';
  const { list: _, ...rest } = door;
  if (Date.parse(door.endsAt) > now + door.aheadMs) return { ...rest, isClockBack: now <= seenAt - clockMayGoBackMs };
  await forgetDoor(door.pass);
  return 'over';
}

/** What has become of an action. */
export type Settled = Readonly<{ id: string; refusal?: string }>;

export const settledBy = ({ id, outcome, code, detail }: components['schemas']['DoorActionView']): Settled =>
  outcome === 'done' || outcome === 'already' ? { id } : { id, refusal: detail ?? code ?? outcome };

/**
 * Stores the list as the server has just sent or changed it, in the same transaction as what has become of the actions
 * that changed it: nothing is left to send, or there is a refusal to read. No list is stored if there is none, or if the
 * phone has been signed out or has opened another door since.
 */
export async function keepList(door: KeptDoor, list: object | null, settled: readonly Settled[] = []): Promise<void> {
  const sealed = list && (await seal(door.key, new TextEncoder().encode(JSON.stringify(list))));
  const change = (await database()).transaction(['door', 'phone', 'actions'], 'readwrite', { durability: 'strict' });
  const kept = await change.objectStore('door').get(theDoor);
  if (sealed && kept?.pass === door.pass) {
    await change.objectStore('door').put({ ...door, list: sealed }, theDoor);
    await change.objectStore('phone').put(String(Date.now()), 'seenAt');
  }
  const actions = change.objectStore('actions').index('id');
  for (const { id, refusal } of settled) {
    const found = await actions.openCursor(id);
    if (found) await (refusal ? found.update({ ...found.value, refusal }) : found.delete());
  }
  await change.done;
}

/** Null if there is none, or if it can’t be read. */
export async function keptList<List>({ key, pass }: KeptDoor): Promise<List | null> {
  const kept = await (await database()).get('door', theDoor);
  if (kept?.pass !== pass || !kept.list) return null;
  const bytes = await unseal(key, kept.list).catch(() => null);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as List);
}

/** All actions on this phone that the server hasn’t accepted, in order. */
export const keptActions = async (): Promise<KeptAction[]> => (await database()).getAll('actions');

/** Deletes those that are more than 14 days old. */
export async function forgetOldActions(): Promise<void> {
  const change = (await database()).transaction('actions', 'readwrite');
  for (let each = await change.store.openCursor(); each; each = await each.continue())
    if (Date.now() - Date.parse(each.value.at) >= actionsKeptMs) await each.delete();
  await change.done;
}

/** Durable once resolved: a phone that dies right after has lost nothing. */
export async function keepAction(action: KeptAction): Promise<void> {
  const change = (await database()).transaction('actions', 'readwrite', { durability: 'strict' });
  await change.store.add(action);
  await change.done;
}

/** Someone has read why it was refused. */
export async function forgetAction(id: string): Promise<void> {
  const change = (await database()).transaction('actions', 'readwrite', { durability: 'strict' });
  const found = await change.store.index('id').openCursor(id);
  await found?.delete();
  await change.done;
}

const pixels = 192;

/** A face's name in storage: its path would say who it is. */
async function faceName({ names }: KeptDoor, path: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', names, new TextEncoder().encode(path));
  return btoa(String.fromCharCode(...new Uint8Array(mac)));
}

/** Not if the phone has been signed out, or has opened another door since. */
async function keepFace({ key, pass }: KeptDoor, name: string, picture: ArrayBuffer): Promise<void> {
  const sealed = await seal(key, picture);
  const change = (await database()).transaction(['door', 'faces'], 'readwrite');
  const kept = await change.objectStore('door').get(theDoor);
  if (kept?.pass === pass) await change.objectStore('faces').put(sealed, name);
  await change.done;
}

async function keptFace({ key }: KeptDoor, name: string): Promise<ArrayBuffer | null> {
  const sealed = await (await database()).get('faces', name);
  return sealed ? unseal(key, sealed).catch(() => null) : null;
}

/** Deletes the pictures of everyone who is no longer on the list. */
async function keepOnlyFaces(names: readonly string[]): Promise<void> {
  const db = await database();
  const gone = (await db.getAllKeys('faces')).filter((name) => !names.includes(name));
  await Promise.all(gone.map((name) => db.delete('faces', name)));
}

/** Guests' pictures, by path: stored encrypted next to the list, so that they show offline. */
export class Faces {
  private readonly shown = valueStore<Readonly<Record<string, string>>>({});
  private door: KeptDoor | null = null;
  readonly subscribe = this.shown.subscribe;
  readonly now = this.shown.now;

  /** One at a time: on a slow connection, check-ins come first. What can’t be stored or read shows initials. */
  async bring(door: KeptDoor, visits: readonly { avatarPath: string | null }[]): Promise<void> {
    if (this.door) return;
    this.door = door;
    try {
      await this.show(door, [...new Set(visits.flatMap(({ avatarPath }) => avatarPath ?? []))]);
    } catch {
      return; // until the next list
    } finally {
      if (this.door === door) this.door = null;
    }
  }

  private async show(door: KeptDoor, paths: readonly string[]): Promise<void> {
    const names = await Promise.all(paths.map((path) => faceName(door, path)));
    await keepOnlyFaces(names);
    for (const [place, path] of paths.entries()) {
      if (this.now()[path]) continue;
      const picture = (await keptFace(door, names[place]!)) ?? (await this.fetched(door, path, names[place]!));
      if (this.door !== door) return; // it was closed
      if (picture) this.shown.set({ ...this.now(), [path]: URL.createObjectURL(new Blob([picture])) });
    }
  }

  private async fetched(door: KeptDoor, path: string, name: string): Promise<ArrayBuffer | null> {
    // The browser’s own cache would keep it unencrypted, and for longer.
    const answer = await fetch(thumbnail(path, pixels), { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return null;
    const picture = await answer.arrayBuffer();
    await keepFace(door, name, picture).catch(() => undefined); // shown all the same
    return picture;
  }

  forget(): void {
    this.door = null;
    Object.values(this.now()).forEach((address) => URL.revokeObjectURL(address));
    this.shown.set({});
  }
}
