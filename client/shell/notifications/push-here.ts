import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client';
import type { components } from '../../api/schema';

export type PushDevice = components['schemas']['PushDeviceView'];
type Devices = components['schemas']['PushDeviceList'];

/** Whether this browser can show notifications, and what prevents it. */
export type Possibility = 'possible' | 'blocked' | 'home-screen' | 'impossible';

/** No page is below /push/, so the worker controls none. */
const worker = { script: '/push-worker.js', scope: '/push/' } as const;

/** Includes iPads that report to be Macs. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function possibility(): Possibility {
  const known = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!known) return isAppleMobile() ? 'home-screen' : 'impossible';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

const activated = (registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> =>
  new Promise((resolve) => {
    const coming = registration.installing ?? registration.waiting;
    if (registration.active || !coming) return resolve(registration);
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration);
    });
  });

const subscription = async (): Promise<PushSubscription | null> => {
  if (possibility() !== 'possible') return null;
  const registration = await navigator.serviceWorker.getRegistration(worker.scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Asks the person for permission, then subscribes. Null without permission. */
async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await activated(
    await navigator.serviceWorker.register(worker.script, { scope: worker.scope }),
  );
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

const unsubscribe = async (): Promise<void> => void (await (await subscription())?.unsubscribe());

const key = ['push-devices'];

/** The person's devices, and whether this browser is one of them; `here` is false if it has lost its subscription. */
export const usePushDevices = (enabled: boolean) =>
  useQuery({
    queryKey: key,
    enabled,
    queryFn: async ({ signal }) => {
      const devices = await call('GET /api/v1/push-devices', { signal });
      const mine = devices.publicKey === null ? null : await subscription();
      const isKnown = mine !== null && keyOf(mine) === devices.publicKey;
      return { ...devices, here: isKnown && devices.items.some(({ current }) => current) };
    },
  });

/** Turns push on in this browser; returns false without permission. */
export function useTurnOn(publicKey: string) {
  const queries = useQueryClient();
  return useMutation<boolean, Error>({
    mutationFn: async () => {
      const given = await subscribe(publicKey);
      if (!given) return false;
      const { endpoint, keys } = given.toJSON();
      const body = { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
      const devices: Devices = await call('POST /api/v1/push-devices', { body });
      queries.setQueryData(key, { ...devices, here: true });
      return true;
    },
  });
}

/** Turns push off on a device, this one or another. */
export function useRemoveDevice() {
  const queries = useQueryClient();
  return useMutation<void, Error, PushDevice>({
    mutationFn: async ({ id, current }) => {
      await call('DELETE /api/v1/push-devices/{id}', { path: { id } });
      if (current) await unsubscribe();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
