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
  /** By how many milliseconds the server’s clock is ahead of this phone’s. */
  aheadMs: number;
}>;

/** An action at a door. It names nobody, so it is stored unencrypted, and outlives the list. */
export type KeptAction = ActionInput &
  Readonly<{
    token: string;
    /** Why the server refused it. Kept until someone has read it. */
    refusal?: string;
  }>;

type Stored = DBSchema & {
  phone: { key: string; value: string };
  door: { key: string; value: KeptDoor & { seenAt: number; list?: Sealed } };
  faces: { key: string; value: Sealed };
  actions: { key: number; value: KeptAction; indexes: { id: string } };
};

const theDoor = 'door';
const clockMayGoBackMs = 120_000;

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

/** The key of a phone’s list: derived from the PIN and a secret of the server’s, and not readable by scripts. */
export async function keyFor(pin: string, keySecret: string): Promise<CryptoKey> {
  const { subtle } = crypto;
  const salt = bytesOf(keySecret);
  const typed = await subtle.importKey('raw', new TextEncoder().encode(pin.trim()), 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: pinRounds }, typed, 256);
  const material = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const purpose = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('door list') };
  return subtle.deriveKey(purpose, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
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

/** Deletes the list, the pictures and their key. Recorded actions stay, and are sent after the next PIN. */
export async function forgetDoor(): Promise<void> {
  const changes = (await database()).transaction(['door', 'faces'], 'readwrite');
  await Promise.all([changes.objectStore('door').clear(), changes.objectStore('faces').clear(), changes.done]);
}

/** A phone has one door at a time. */
export async function keepDoor(door: KeptDoor): Promise<void> {
  await forgetDoor();
  const db = await database();
  await db.put('phone', door.token, 'token');
  await db.put('door', { ...door, seenAt: Date.now() }, theDoor);
}

/** The link last opened here, so that the installed page knows where to ask for a PIN. */
export const lastToken = async (): Promise<string | null> => (await (await database()).get('phone', 'token')) ?? null;

/**
 * The door at which this phone is signed in. Null if there is none, if it has expired, or if the phone’s clock was set
 * back, which would extend it; in these cases it is deleted.
 */
export async function keptDoor(): Promise<KeptDoor | null> {
  const door = await (await database()).get('door', theDoor);
  if (!door) return null;
  const now = Date.now();
  // Before the first list, the phone doesn’t know how wrong its clock is.
  const isOver = Boolean(door.list) && new Date(door.endsAt).getTime() <= now + door.aheadMs;
  if (!isOver && now > door.seenAt - clockMayGoBackMs) return door;
  await forgetDoor();
  return null;
}

/** Replaces the door's list, unless the phone has been signed out since. */
export async function keepList(door: KeptDoor, list: unknown): Promise<void> {
  const sealed = await seal(door.key, new TextEncoder().encode(JSON.stringify(list)));
  const change = (await database()).transaction('door', 'readwrite');
  const now = await change.store.get(theDoor);
  if (now?.pass === door.pass) await change.store.put({ ...door, seenAt: Date.now(), list: sealed }, theDoor);
  await change.done;
}

export async function keptList<List>({ key }: KeptDoor): Promise<List | null> {
  const { list } = (await (await database()).get('door', theDoor)) ?? {};
  return list ? (JSON.parse(new TextDecoder().decode(await unseal(key, list))) as List) : null;
}

async function keepFace({ key }: KeptDoor, path: string, picture: ArrayBuffer): Promise<void> {
  await (await database()).put('faces', await seal(key, picture), path);
}

async function keptFace({ key }: KeptDoor, path: string): Promise<ArrayBuffer | null> {
  const sealed = await (await database()).get('faces', path);
  return sealed ? unseal(key, sealed) : null;
}

/** Deletes the pictures of everyone who is no longer on the list. */
async function keepOnlyFaces(paths: readonly string[]): Promise<void> {
  const db = await database();
  const gone = (await db.getAllKeys('faces')).filter((path) => !paths.includes(path));
  await Promise.all(gone.map((path) => db.delete('faces', path)));
}

/** All actions on this phone that the server hasn’t accepted, in order. */
export const keptActions = async (): Promise<KeptAction[]> => (await database()).getAll('actions');

/** Durable once resolved: a phone that dies right after has lost nothing. */
export async function keepAction(action: KeptAction): Promise<void> {
  const change = (await database()).transaction('actions', 'readwrite', { durability: 'strict' });
  await change.store.add(action);
  await change.done;
}

/** After the server's response: nothing is left to send, or there is a refusal to read. */
export async function settleAction(id: string, refusal?: string): Promise<void> {
  const change = (await database()).transaction('actions', 'readwrite', { durability: 'strict' });
  const found = await change.store.index('id').openCursor(id);
  if (found) await (refusal ? found.update({ ...found.value, refusal }) : found.delete());
  await change.done;
}

const pixels = 192;

/** Guests' pictures, by path: stored encrypted next to the list, so that they show offline. */
export class Faces {
  private readonly shown = valueStore<Readonly<Record<string, string>>>({});
  private door: KeptDoor | null = null;
  readonly subscribe = this.shown.subscribe;
  readonly now = this.shown.now;

  /** One at a time: on a slow connection, check-ins come first. */
  async bring(door: KeptDoor, visits: readonly { avatarPath: string | null }[]): Promise<void> {
    if (this.door) return;
    this.door = door;
    const paths = [...new Set(visits.flatMap(({ avatarPath }) => avatarPath ?? []))];
    await keepOnlyFaces(paths);
    for (const path of paths.filter((each) => !this.now()[each])) {
      const picture = (await keptFace(door, path)) ?? (await this.fetched(door, path));
      if (this.door !== door) return; // it was closed
      if (picture) this.shown.set({ ...this.now(), [path]: URL.createObjectURL(new Blob([picture])) });
    }
    this.door = null;
  }

  private async fetched(door: KeptDoor, path: string): Promise<ArrayBuffer | null> {
    const answer = await fetch(thumbnail(path, pixels)).catch(() => null);
    if (!answer?.ok) return null; // initials until the next time
    const picture = await answer.arrayBuffer();
    if (this.door === door) await keepFace(door, path, picture);
    return picture;
  }

  forget(): void {
    this.door = null;
    Object.values(this.now()).forEach((address) => URL.revokeObjectURL(address));
    this.shown.set({});
  }
}
