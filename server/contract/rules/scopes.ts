/** What an API key may be allowed, in the order in which pages list it. `of` says for which kinds of profile it means anything. */
export const keyScopes = [
  { id: 'profile:read', label: 'Read the profile', of: ['brand', 'influencer'] },
  { id: 'profile:write', label: 'Change the profile', of: ['brand', 'influencer'] },
  { id: 'offers:read', label: 'Read offers', of: ['brand', 'influencer'] },
  { id: 'offers:write', label: 'Publish and change offers', of: ['brand'] },
  { id: 'influencers:read', label: 'Browse influencers', of: ['brand'] },
  { id: 'collabs:read', label: 'Read Collabs', of: ['brand', 'influencer'] },
  { id: 'collabs:write', label: 'Ask for Collabs and move them', of: ['brand', 'influencer'] },
  { id: 'messages:read', label: 'Read messages', of: ['brand', 'influencer'] },
  { id: 'messages:write', label: 'Write messages', of: ['brand', 'influencer'] },
  { id: 'media:read', label: 'Download files', of: ['brand', 'influencer'] },
  { id: 'media:write', label: 'Upload and delete files', of: ['brand', 'influencer'] },
  { id: 'webhooks:read', label: 'Read webhooks and their deliveries', of: ['brand', 'influencer'] },
  { id: 'webhooks:write', label: 'Make and change webhooks', of: ['brand', 'influencer'] },
] as const satisfies readonly Readonly<{
  id: `${string}:${'read' | 'write'}`;
  label: string;
  of: readonly ('brand' | 'influencer')[];
}>[];

export type KeyScope = (typeof keyScopes)[number]['id'];

export const keyScopeIds: readonly KeyScope[] = keyScopes.map(({ id }) => id);

/** The scopes that a key for this kind of profile can have. */
export const scopesOf = (type: 'brand' | 'influencer'): readonly KeyScope[] =>
  keyScopes.filter(({ of }) => (of as readonly string[]).includes(type)).map(({ id }) => id);

/** How long a key may be good for, in days; null is for ever. */
export const keyLives = [30, 90, 365, null] as const;
export type KeyLife = (typeof keyLives)[number];
export const keyLifeDefault: KeyLife = 90;

/** How many keys a profile may have at a time, and how long their names may be. */
export const keysAtMost = 20;
export const keyNameLength = 60;
