import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type Guest = components['schemas']['GuestView'];
export type { ProblemError };

/** What this phone keeps of the door it stands at. */
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

export const forgetDoor = (): void => localStorage.removeItem(kept);

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
