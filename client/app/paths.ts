/** Every address of the portal, in one place. */
export const paths = {
  home: '/',
  plans: '/#plans',
  join: '/join',
  scheduleCall: '/schedule-call',
  landing: '/app',
  login: '/app/login',
  signedOut: '/app/login/',
  quickLogin: '/app/quick-login',
  passwordReset: '/app/password-reset',
  accountManager: '/app/account-manager',
  account: '/app/account',
  support: '/app/support',
  chats: '/app/chats',
  chatsWith: (uid: string) => `/app/chats?with=${encodeURIComponent(uid)}`,
  collab: (id: string) => `/app/collabs/${id}`,
  billing: '/app/billing',
  profileEditor: '/app/profile-editor',
  brand: {
    dashboard: (uid: string) => withUid('/app/brand/dashboard', uid),
    dashboardCollab: (uid: string, id: string) => withUid(`/app/brand/dashboard/collabs/${id}`, uid),
    newOffer: '/app/brand/offers/new',
    offer: (id: string) => `/app/brand/offers/${id}`,
    analytics: (uid: string) => withUid('/app/brand/analytics', uid),
    influencerBrowser: (uid: string) => withUid('/app/brand/influencer-browser', uid),
    preferences: (uid: string) => withUid('/app/brand/preferences', uid),
  },
  influencer: {
    home: '/app/influencer',
    browse: '/app/influencer/browse',
    explore: '/app/influencer/explore',
    offer: (id: string) => `/app/influencer/offers/${id}`,
    dashboard: '/app/influencer/dashboard',
    profileEditor: '/app/influencer/profile-editor',
    profileEditorOf: (uid: string) => withUid('/app/influencer/profile-editor', uid),
  },
  admin: {
    root: '/app/admin',
    brands: '/app/admin/brand-manager',
    influencers: '/app/admin/influencer-manager',
    users: '/app/admin/user-explorer',
    collabs: '/app/admin/collab-explorer',
    lists: '/app/admin/influencer-list-explorer',
    ads: '/app/admin/ad-manager',
    usage: '/app/admin/usage-explorer',
    preferences: '/app/admin/preferences',
  },
} as const;

function withUid(path: string, uid: string): string {
  return `${path}?uid=${encodeURIComponent(uid)}`;
}
