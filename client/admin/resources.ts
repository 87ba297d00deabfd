/** What the panel shows, by the last part of its page's path, which is also its name in the API. */
export const resources = {
  influencers: 'influencer-manager',
  brands: 'brand-manager',
  users: 'user-explorer',
  collabs: 'collab-explorer',
  lists: 'influencer-list-explorer',
  ads: 'ad-manager',
  usage: 'usage-explorer',
} as const;
