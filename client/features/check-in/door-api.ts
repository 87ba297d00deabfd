import { queryOptions } from '@tanstack/react-query';
import { ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type Guest = components['schemas']['GuestView'];
export type CheckedInGuest = components['schemas']['CheckedInGuestView'];
export type GuestsBill = components['schemas']['GuestBillView'];

/** What this phone keeps for its door. */
export type Door = Readonly<{ token: string; pass: string; endsAt: string }>;

const kept = 'tastemaker.door';

/** The door that this phone was let in at, if it still is. */
export function keptDoor(now: Date): Door | null {
  try {
    const door = JSON.parse(localStorage.getItem(kept) ?? 'null') as Door | null;
    return door && new Date(door.endsAt) > now ? door : null;
  } catch {
    return null;
  }
}

/** Where the door wants its PIN again, this phone is no longer let in. @throws what was asked for throws */
export async function atDoor<Answer>(asked: Promise<Answer>, onPinNeeded: () => void): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProblemError && ['pin-needed', 'door-not-found'].includes(error.slug)) {
      localStorage.removeItem(kept);
      onPinNeeded();
    }
    throw error;
  }
}

/** The venue's people type the PIN; this phone is let in for half a day. */
export async function openDoor(token: string, pin: string): Promise<Door> {
  const answer = await call('POST /api/v1/doors/{token}/open', { path: { token }, body: { pin } });
  const door = { token, ...answer };
  localStorage.setItem(kept, JSON.stringify(door));
  return door;
}

export const lookAtCode = ({ token, pass }: Door, code: string): Promise<Guest> =>
  call('POST /api/v1/doors/{token}/guests', { path: { token }, body: { pass, code } });

export const checkIn = ({ token, pass }: Door, { collabId, seal }: Guest): Promise<unknown> =>
  call('POST /api/v1/doors/{token}/check-ins', { path: { token }, body: { pass, collabId, seal } });

/** Who is in, until two days after their visit began, with their bills. */
export const guestsQuery = ({ token, pass }: Door, onPinNeeded: () => void) =>
  queryOptions<readonly CheckedInGuest[], ProblemError>({
    queryKey: ['door', token, 'guests'],
    queryFn: async ({ signal }) => {
      const asked = call('POST /api/v1/doors/{token}/checked-in', { path: { token }, body: { pass }, signal });
      return (await atDoor(asked, onPinNeeded)).items;
    },
    gcTime: 0,
  });

/** What a guest's visit came to, in pence; answers how it is divided. */
export const typeGuestBill = ({ token, pass }: Door, collabId: string, pence: number): Promise<GuestsBill> =>
  call('POST /api/v1/doors/{token}/bills', { path: { token }, body: { pass, collabId, pence } });
