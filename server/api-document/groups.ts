/** The document's tags, in this order; at most 30 operations in each. */
export type Group = Readonly<{ name: string; description: string; begins: readonly string[] }>;

/** `begins` are path prefixes, after `/api/v1/` where present. */
export const groups: readonly Group[] = [
  {
    name: 'Session',
    description: 'The current session and profile, live updates, and public settings.',
    begins: ['functions', 'settings', 'towns', 'places', 'live'],
  },
  {
    name: 'Passkeys and email',
    description: 'Passkeys, and the email address of an account.',
    begins: ['auth/passkeys', 'auth/email'],
  },
  { name: 'Signing in', description: 'Sign-in links, passwords, second factors and sessions.', begins: ['auth'] },
  {
    name: 'Joining',
    description: 'Signing up, invitations, claiming a profile, and calls with our team.',
    begins: ['join', 'invitations', 'influencer-claims', 'calls'],
  },
  {
    name: 'Accounts',
    description: 'Privacy, notifications and teams of your account.',
    begins: ['privacy', 'notifications', 'notification-preferences', 'push-devices', 'unsubscribe', 'team'],
  },
  {
    name: 'Brands',
    description: 'Brand profiles, venues, analytics and shared reports.',
    begins: ['brands', 'company', 'venues', 'reports', 'report-links'],
  },
  {
    name: 'Influencers',
    description: 'Influencer profiles, the influencer browser, match scores and AI targeting.',
    begins: [
      'account-signs',
      'connections',
      'influencers',
      'influencer-browser',
      'influencer-matches',
      'saved-searches',
      'targeting',
    ],
  },
  {
    name: 'Lists of influencers',
    description: 'A brand’s lists, and the links that share them.',
    begins: ['influencer-lists', 'saved-influencers', 'shared-lists'],
  },
  {
    name: 'Offers',
    description: 'Offers, their match scores, and ads in the feed.',
    begins: ['offers', 'offer-defaults', 'offer-matches', 'ads'],
  },
  {
    name: 'Collabs',
    description: 'Collabs, from the request to published content and reviews.',
    begins: ['collabs', 'deliverables', 'content', 'reviews'],
  },
  {
    name: 'Visits',
    description: 'Check-in at the door, the day sheet, and calendar feeds.',
    begins: ['doors', 'check-in-links', 'day-sheet', 'calendar', 'calendars'],
  },
  {
    name: 'Results',
    description: 'What Collabs brought: guests, covers, and messages from booking systems.',
    begins: [
      'who-sent-you',
      'named-guests',
      'redemptions',
      'guests',
      'covers-days',
      'result-settings',
      'booking-hook',
      'booking-hooks',
    ],
  },
  {
    name: 'Messages',
    description: 'Conversations, quick replies, and live chat with visitors.',
    begins: ['conversations', 'live-chat', 'quick-replies'],
  },
  { name: 'Files', description: 'Uploads, stored files and thumbnails.', begins: ['media', 'uploads', 'thumbs'] },
  { name: 'Billing', description: 'Plans, credits, checkout and invoices.', begins: ['billing'] },
  {
    name: 'Webhooks',
    description: 'API keys for your programs, and webhooks that send them events.',
    begins: ['webhook-endpoints', 'keys'],
  },
  {
    name: 'Staff: brands',
    description: 'Brands, their plans and features, and calls with them.',
    begins: ['admin/brand-manager', 'admin/subscriptions', 'admin/features', 'admin/calls', 'admin/calls-of'],
  },
  {
    name: 'Staff: influencers',
    description: 'Influencers, profile reviews, contested figures, duplicates and bulk messages.',
    begins: [
      ...['admin/influencer-manager', 'admin/influencer-reviews', 'admin/influencer-duplicates'],
      ...['admin/influencer-messages', 'admin/sign-contests'],
    ],
  },
  {
    name: 'Staff: lists of influencers',
    description: 'Lists of influencers kept by staff.',
    begins: ['admin/influencer-list-explorer'],
  },
  {
    name: 'Staff: Collabs',
    description: 'Collabs, appeals, content delivered twice, reported conversations and post metrics.',
    begins: [
      'admin/collab-explorer',
      'admin/review-appeals',
      'admin/delivered-twins',
      'admin/message-reports',
      'admin/piece-readings',
    ],
  },
  {
    name: 'Staff: people',
    description: 'Users, their API keys, and viewing the portal as a profile.',
    begins: ['admin/user-explorer', 'admin/profile-keys', 'admin/view-as'],
  },
  {
    name: 'Staff: desk',
    description: 'The overview of the day, search, notes, tasks, tags and saved views.',
    begins: [
      ...['admin/desk', 'admin/desk-cards', 'admin/desk-tags', 'admin/tasks', 'admin/colleagues', 'admin/timelines'],
      ...['admin/saved-views', 'admin/search', 'admin/today', 'admin/waiting'],
    ],
  },
  {
    name: 'Staff: ads and usage',
    description: 'Ads in the feed, user events and plan usage.',
    begins: ['admin/ad-manager', 'admin/usage-explorer', 'admin/usage-summary', 'admin/plan-usage'],
  },
  {
    name: 'Staff: running it',
    description: 'Settings, email templates, webhooks, jobs and health.',
    begins: [
      ...['admin/settings', 'admin/list-additions', 'admin/mail-templates', 'admin/webhooks', 'admin/work'],
      'admin/health',
    ],
  },
  {
    name: 'Operations',
    description: 'Health checks, and requests from other services.',
    begins: ['/health', '/monitoring', 'webhooks', 'mail'],
  },
];

/** The tag for a path. @throws Error for one without a tag: add it here */
export function groupOf(address: string): string {
  const path = address.replace(/^\/api\/v1\//, '');
  const group = groups.find(({ begins }) => begins.some((begin) => path === begin || path.startsWith(`${begin}/`)));
  if (!group) throw new Error(`${address} is in no group of server/api-document/groups.ts.`);
  return group.name;
}
