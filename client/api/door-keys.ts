import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useEffect, useReducer } from 'react';
import { doorTimes } from '../../server/contract/rules/deadlines';
import {
  codeWindowMs,
  doorKeyAlgorithm,
  encodeCode,
  exportDoorKey,
  signedCodeUrl,
  windowOf,
} from '../../server/contract/rules/signed-code';
import { ProblemError, call } from './client';
import { productNow, setProductTime, useProductNow } from './clock';
import { type Collab, isVisitAwaited } from './collabs';
import { doorKeys } from './offline-copies';

/** What this browser stores to show one visit's code. It can use the private key, but no script can read it. */
export type DoorPhone = Readonly<{
  collabId: string;
  privateKey: CryptoKey;
  publicKey: string;
  /** `new` until the server knows the key; `elsewhere` while another phone shows the code. */
  state: 'new' | 'signs' | 'elsewhere';
  venueId: string | null;
  /** By how much the product's clock is ahead of this phone's. */
  aheadMs: number;
  /** When the visit's check-in closes. */
  until: Date;
}>;

interface Keys extends DBSchema {
  phones: { key: string; value: DoorPhone };
}

/** Opened for each use: an open database couldn't be deleted at sign-out. */
async function stored<T>(work: (keys: IDBPDatabase<Keys>) => Promise<T>): Promise<T> {
  const keys = await openDB<Keys>(doorKeys, 1, {
    upgrade: (made) => void made.createObjectStore('phones', { keyPath: 'collabId' }),
  });
  return work(keys).finally(() => keys.close());
}

const keep = (phone: DoorPhone): Promise<DoorPhone> => stored((keys) => keys.put('phones', phone).then(() => phone));

async function newPhone(collabId: string): Promise<Omit<DoorPhone, 'until'>> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);
  return { collabId, privateKey, publicKey: await exportDoorKey(publicKey), state: 'new', venueId: null, aheadMs: 0 };
}

/** The stored one, or a new one, shared by concurrent tabs. Deletes expired ones. */
async function phoneFor({ id, visitAt }: Collab): Promise<DoorPhone> {
  const isNew = (await stored((keys) => keys.count('phones', id))) === 0;
  const made = isNew ? await newPhone(id) : null;
  return stored(async (keys) => {
    const { store, done } = keys.transaction('phones', 'readwrite');
    const known = await store.getAll();
    const own = known.find(({ collabId }) => collabId === id) ?? made!;
    const phone = { ...own, until: doorTimes(new Date(visitAt!)).closes };
    const over = known.filter(({ collabId, until }) => collabId !== id && until <= productNow());
    await Promise.all([store.put(phone), ...over.map(({ collabId }) => store.delete(collabId)), done]);
    return phone;
  });
}

/** Tells the server; offline, the phone keeps its state. @throws ProblemError where it cannot replace another */
async function register(phone: DoorPhone, replace: boolean): Promise<DoorPhone> {
  try {
    const { collabId: id, publicKey } = phone;
    const body = { publicKey, replace };
    const { venueId, now } = await call('PUT /api/v1/collabs/{id}/check-in-key', { path: { id }, body });
    setProductTime(now);
    return await keep({ ...phone, state: 'signs', venueId, aheadMs: Date.parse(now) - Date.now() });
  } catch (error) {
    if (!(error instanceof ProblemError) || replace) throw error;
    if (error.slug === 'check-in-key-in-use') return keep({ ...phone, state: 'elsewhere' });
    if (error.status === 0 && phone.state !== 'new') setProductTime(new Date(Date.now() + phone.aheadMs).toISOString());
    return phone;
  }
}

const canSign = (): boolean => typeof indexedDB !== 'undefined' && typeof globalThis.crypto?.subtle !== 'undefined';

/** Null if this browser can't store a key. */
async function readyPhone(collab: Collab): Promise<DoorPhone | null> {
  const phone = canSign() ? await phoneFor(collab).catch(() => null) : null;
  return phone && register(phone, false);
}

const lookAgainAfter = 60_000;

const phoneQuery = (collab: Collab, isOwn: boolean) =>
  queryOptions<DoorPhone | null, ProblemError>({
    queryKey: ['door-phone', collab.id, collab.visitAt],
    queryFn: () => readyPhone(collab),
    enabled: isOwn && isVisitAwaited(collab),
    staleTime: lookAgainAfter,
  });

/** Prepares this phone for the creator's own visits, so that it can show their codes offline. */
export function useReadyPhone(collabs: readonly Collab[], isOwn: boolean): void {
  useQueries({ queries: collabs.filter(isVisitAwaited).map((collab) => phoneQuery(collab, isOwn)) });
}

/** How this phone shows a visit's code; polls whether another phone does. */
export const useDoorPhone = (collab: Collab) =>
  useQuery({ ...phoneQuery(collab, true), refetchInterval: lookAgainAfter });

/** Moves the code to this phone from the other one. */
export function useShowHere(collab: Collab) {
  const queries = useQueryClient();
  return useMutation<DoorPhone, ProblemError>({
    mutationFn: async () => register(await phoneFor(collab), true),
    onSuccess: (phone) => queries.setQueryData(phoneQuery(collab, true).queryKey, phone),
  });
}

/** The current half minute on the product's clock, updated as soon as it changes. */
function useCodeWindow(): number {
  const [, look] = useReducer((times: number) => times + 1, 0);
  const seen = useProductNow(); // changes when the server has told its time
  const window = windowOf(productNow());
  useEffect(() => {
    const timer = setTimeout(look, (window + 1) * codeWindowMs - productNow().getTime());
    return () => clearTimeout(timer);
  }, [window, seen]);
  return window;
}

/** The content of the QR code signed by this phone, a new one each half minute; undefined if it isn't signing. */
export function useSignedCode(phone: DoorPhone | null | undefined): string | undefined {
  const window = useCodeWindow();
  const { data } = useQuery({
    queryKey: ['signed-code', phone?.publicKey, phone?.venueId, window],
    queryFn: async () => signedCodeUrl(location.origin, await encodeCode({ ...phone!, window }, phone!.privateKey)),
    enabled: phone?.state === 'signs',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return phone?.state === 'signs' ? data : undefined;
}
