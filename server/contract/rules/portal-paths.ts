/** The session's fields that decide which pages a user can open. */
export type Links = Readonly<{
  linked_profiles: readonly Readonly<{ type: 'brand' | 'influencer' | 'admin'; uid: string }>[];
  linked_brand_uid?: string | null;
  brand_admins_for?: readonly string[] | null;
}>;

export const adminLanding = '/app/admin/influencer-manager';
const influencerLanding = '/app/influencer/browse';
const brandLanding = (uid: string): string => `/app/brand/dashboard?uid=${encodeURIComponent(uid)}`;

/** The first page after sign-in. An empty list of administered brands counts as none. */
export function landingFor({ linked_profiles, linked_brand_uid, brand_admins_for }: Links): string {
  const first = linked_profiles[0];
  if (first) return landingOfProfile(first);

  const brandUid = linked_brand_uid || brand_admins_for?.[0];
  return brandUid ? brandLanding(brandUid) : influencerLanding;
}

/** A profile's first page, for example after switching to it. */
export function landingOfProfile({ type, uid }: Links['linked_profiles'][number]): string {
  if (type === 'admin') return adminLanding;
  return type === 'brand' ? brandLanding(uid) : influencerLanding;
}

/** A profile's URL: opening it makes the portal act as that profile, in that tab. */
export const forProfile = (page: string, uid: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}uid=${encodeURIComponent(uid)}`;

const openPaths = [
  '/',
  '/schedule-call',
  '/app/login',
  '/app/quick-login',
  '/app/account-manager',
  '/app',
  '/app/influencer',
  '/app/influencer/schedule',
  '/app/influencer/profile',
  '/app/password-reset',
  '/i',
  '/join',
];

/**
 * Whether the page at this path is public. The listed paths match exactly; any other path is guarded when it contains
 * "app", except invitations below `/i/`. Protects no data: the API checks access itself.
 */
export function skipsSessionCheck(path: string): boolean {
  // The router ignores case.
  const page = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  return openPaths.includes(page) || page.startsWith('/i/') || !page.includes('app');
}

/** Pages of the portal outside /app; a segment after a colon matches anything. */
export const pagesBesideApp = [
  '/',
  '/join',
  '/schedule-call',
  '/privacy',
  '/terms',
  '/cookies',
  '/unsubscribe',
  '/keep-email',
  '/i',
  '/i/:handle',
  '/shortlist/:token',
  '/reports/:token',
] as const;

const pagePatterns = [...pagesBesideApp.map((page) => page.replace(/:\w+/, '[^/]+').replace(/\/$/, '')), '/app(/.*)?'];
const page = new RegExp(`^(${pagePatterns.join('|')})/?$`, 'i');

/** The page at the door is separate: the rest is the portal’s. */
export const isDoorPage = (path: string): boolean => /^\/check-in(\/[^/]*)?$/i.test(path);

/**
 * Whether the portal has a page at this path, as far as the server knows: below /app the client decides. The router
 * ignores case.
 */
export const isPage = (path: string): boolean => page.test(path);
