/** Operations as one looks for them: in the order of this list, at most 30 each. */
export type Group = Readonly<{ name: string; description: string; begins: readonly string[] }>;

/** `begins` are the first words of addresses, after `/api/v1/` where they have that. */
export const groups: readonly Group[] = [
  {
    name: 'Session',
    description: 'The current session and profile, and public settings.',
    begins: ['functions', 'settings', 'towns', 'places', 'live'],
  },
  { name: 'Signing in', description: 'Links, passwords, second factors and sessions.', begins: ['auth'] },
  {
    name: 'Joining',
    description: 'New brands and influencers, invitations, claims of profiles, and calls with us.',
    begins: ['join', 'invitations', 'influencer-claims', 'calls'],
  },
  {
    name: 'Accounts',
    description: 'Privacy, notifications, teams and API keys.',
    begins: ['privacy', 'notifications', 'notification-preferences', 'push-devices', 'unsubscribe', 'team', 'keys'],
  },
  {
    name: 'Brands',
    description: 'What brands say of themselves, their venues, and their reports.',
    begins: ['brands', 'company', 'venues', 'reports', 'report-links'],
  },
  {
    name: 'Influencers',
    description: 'Profiles, the browser of influencers, and whom AI targeting proposes.',
    begins: ['influencers', 'influencer-browser', 'influencer-matches', 'saved-searches', 'targeting'],
  },
  {
    name: 'Lists of influencers',
    description: 'Lists that brands keep, and the links by which others see them.',
    begins: ['influencer-lists', 'saved-influencers', 'shared-lists'],
  },
  {
    name: 'Offers',
    description: 'What brands offer, and the feed.',
    begins: ['offers', 'offer-defaults', 'offer-matches', 'ads'],
  },
  {
    name: 'Collabs',
    description: 'From the request to published content.',
    begins: ['collabs', 'deliverables', 'content', 'reviews'],
  },
  {
    name: 'Visits',
    description: 'Checking guests in, and visits in people’s own calendars.',
    begins: ['doors', 'check-in-links', 'day-sheet', 'calendar', 'calendars'],
  },
  {
    name: 'Messages',
    description: 'Conversations, and the live chat of visitors.',
    begins: ['conversations', 'live-chat', 'quick-replies'],
  },
  { name: 'Files', description: 'Uploads, files and thumbnails.', begins: ['media', 'uploads', 'thumbs'] },
  { name: 'Billing', description: 'Plans, credits and invoices.', begins: ['billing'] },
  { name: 'Webhooks', description: 'Events sent to your programs.', begins: ['webhook-endpoints'] },
  {
    name: 'Staff: brands',
    description: 'Brands, their plans, and calls with them.',
    begins: ['admin/brand-manager', 'admin/subscriptions', 'admin/features', 'admin/calls', 'admin/calls-of'],
  },
  {
    name: 'Staff: influencers',
    description: 'Influencers, their review, duplicates and messages to them.',
    begins: [
      ...['admin/influencer-manager', 'admin/influencer-reviews', 'admin/influencer-duplicates'],
      'admin/influencer-messages',
    ],
  },
  {
    name: 'Staff: lists of influencers',
    description: 'Lists that staff keep.',
    begins: ['admin/influencer-list-explorer'],
  },
  {
    name: 'Staff: Collabs',
    description: 'Collabs, what is appealed and reported, and the numbers of posts.',
    begins: ['admin/collab-explorer', 'admin/review-appeals', 'admin/message-reports', 'admin/piece-readings'],
  },
  {
    name: 'Staff: people',
    description: 'Everyone who signs in, API keys, and viewing the portal as they see it.',
    begins: ['admin/user-explorer', 'admin/profile-keys', 'admin/view-as'],
  },
  {
    name: 'Staff: desk',
    description: 'Today, search, notes, tasks, tags and saved views.',
    begins: [
      ...['admin/desk', 'admin/desk-cards', 'admin/desk-tags', 'admin/tasks', 'admin/colleagues', 'admin/timelines'],
      ...['admin/saved-views', 'admin/search', 'admin/today', 'admin/waiting'],
    ],
  },
  {
    name: 'Staff: ads and usage',
    description: 'Promotions in the feed, what people do in the product, and how plans are used.',
    begins: ['admin/ad-manager', 'admin/usage-explorer', 'admin/usage-summary', 'admin/plan-usage'],
  },
  {
    name: 'Staff: running it',
    description: 'Settings, mails, webhooks, jobs and health.',
    begins: [
      ...['admin/settings', 'admin/list-additions', 'admin/mail-templates', 'admin/webhooks', 'admin/work'],
      'admin/health',
    ],
  },
  {
    name: 'Operations',
    description: 'For operators, and for calls from other services.',
    begins: ['/health', '/monitoring', 'webhooks', 'mail'],
  },
];

/** The group of an address. @throws Error for one that has none: give it one here */
export function groupOf(address: string): string {
  const path = address.replace(/^\/api\/v1\//, '');
  const group = groups.find(({ begins }) => begins.some((begin) => path === begin || path.startsWith(`${begin}/`)));
  if (!group) throw new Error(`${address} is in no group of server/api-document/groups.ts.`);
  return group.name;
}
