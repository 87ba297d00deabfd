import { jest } from '@jest/globals';
import { termsVersion } from '../../server/contract/consent';
import type { StaffRole } from '../../server/contract/rules/staff-rights';
import { rowsOf } from '../api/staff-list';
import type { SessionAnswer, SessionProfile } from '../shell/session/session';

type Answer = { status?: number; body?: unknown };
type Route = Answer | ((body: unknown, headers: Readonly<Record<string, string>>, method: string) => Answer);
export type Request = Readonly<{ path: string; body: unknown }>;

const card = (changes: Partial<SessionProfile['profile']>): SessionProfile['profile'] => ({
  name: 'Somebody',
  slug: 'somebody',
  handle: null,
  avatar: null,
  profile_media: [],
  profile_pic: null,
  paying: false,
  ...changes,
});

export const brand = (uid = 'brand-1', paying = false): SessionProfile => ({
  uid,
  type: 'brand',
  profile: card({ name: 'Casa Olmo', slug: 'casa-olmo', paying }),
});
export const influencer: SessionProfile = {
  uid: 'influencer-1',
  type: 'influencer',
  profile: card({ name: 'Marta Ruiz', slug: 'marta', handle: 'marta.eats' }),
};
export const staff: SessionProfile = {
  uid: 'staff-1',
  type: 'admin',
  profile: card({ name: 'Sam Field', slug: 'sam' }),
};

/** The response of getSessionAndUserProfile; without a profile, a guest's. */
export const sessionOf = (
  current: SessionProfile | null,
  linked: SessionProfile[] = current ? [current] : [],
): Answer => ({
  body: { current_session_user_profile: current, linked_profiles_found: linked } satisfies SessionAnswer,
});

const whoStaffIs = `/api/v1/admin/user-explorer/${staff.uid}`;

/** `staff` is signed in with this role. */
export const asStaff = (staffRole: StaffRole): Record<string, Answer> => ({
  '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
  [whoStaffIs]: { body: { id: staff.uid, staffRole } },
});

/** The URL for this many rows of a staff list. */
export const listAt = (path: string, ...asked: Parameters<typeof rowsOf>): string =>
  `${path}?${new URLSearchParams(rowsOf(...asked)).toString()}`;

/** The requests of the page of `aCollab`. */
const collab = '/api/v1/collabs/01970000-0000-7000-8000-00000000c011';
const noGuests = {
  ...{ parties: 0, covers: 0, spendPence: null, coversWithSpend: 0, costPerGuestPence: null, marginPerPound: null },
};
const ofCollab = {
  [`${collab}/statements`]: { body: { items: [] } },
  [`${collab}/link`]: { body: { url: 'https://tastemaker.test/r/0a1b2c3d', word: 'ADA', targetUrl: null } },
  [`${collab}/results`]: {
    body: { redeemed: noGuests, named: noGuests, clicked: 0, lift: null, givenPence: null },
  },
  '/api/v1/result-settings': { body: { targetUrl: null, marginPercent: null } },
};

/** The shell's requests on every page. */
const silent: readonly string[] = [
  '/api/v1/settings',
  '/api/v1/functions/getSessionAndUserProfile',
  '/api/v1/functions/logUserEvent',
  '/api/v1/auth/terms',
  '/api/v1/notifications',
  '/api/v1/conversations/unread',
  '/api/v1/collabs?overdue=true',
  whoStaffIs,
];

/**
 * A stand-in server at the fetch level: it answers each path as configured (one ending in `?*` for any query), the
 * session as a guest's, and 404 for the rest.
 * @returns the requests made, without those that the shell makes on every page
 */
export function serve(routes: Record<string, Route>): Request[] {
  const requests: Request[] = [];
  const known: Record<string, Route> = {
    '/api/v1/settings': { body: { supportEmail: 'support@tastemaker.test', links: {} } },
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(null),
    '/api/v1/functions/logUserEvent': {},
    '/api/v1/auth/terms': { body: { version: termsVersion, acceptedAt: '2026-11-02T10:00:00Z' } },
    '/api/v1/notifications': { body: { unread: 0, items: [] } },
    '/api/v1/conversations/unread': { body: { conversations: 0 } },
    ...ofCollab,
    '/api/v1/collabs?overdue=true': { body: { items: [], next: null } },
    ...routes,
  };
  globalThis.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
    const path = String(input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (!silent.includes(path)) requests.push({ path, body });
    const route = known[path] ??
      known[`${path.split('?')[0]}?*`] ?? { status: 404, body: { code: 'request/not-found' } };
    const { status = 200, body: answer = {} } =
      typeof route === 'function'
        ? route(body, (init?.headers ?? {}) as Record<string, string>, init?.method ?? 'GET')
        : route;
    const text = async () => JSON.stringify(answer);
    return { ok: status < 400, status, headers: new Headers(), json: async () => answer, text } as Response;
  });
  return requests;
}
