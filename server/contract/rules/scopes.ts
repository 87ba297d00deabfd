/** An API key's possible scopes, in display order. `of` lists the profile types for which it is meaningful. */
export const keyScopes = [
  { id: 'profile:read', label: 'Read the profile', of: ['brand', 'influencer'] },
  { id: 'profile:write', label: 'Change the profile', of: ['brand', 'influencer'] },
  { id: 'offers:read', label: 'Read offers', of: ['brand', 'influencer'] },
  { id: 'offers:write', label: 'Publish and change offers', of: ['brand'] },
  { id: 'influencers:read', label: 'Browse influencers', of: ['brand'] },
  { id: 'collabs:read', label: 'Read Collabs', of: ['brand', 'influencer'] },
  { id: 'collabs:write', label: 'Request and manage Collabs', of: ['brand', 'influencer'] },
  { id: 'messages:read', label: 'Read messages', of: ['brand', 'influencer'] },
  { id: 'messages:write', label: 'Write messages', of: ['brand', 'influencer'] },
  { id: 'media:read', label: 'Download files', of: ['brand', 'influencer'] },
  { id: 'media:write', label: 'Upload and delete files', of: ['brand', 'influencer'] },
  { id: 'webhooks:read', label: 'Read webhooks and their deliveries', of: ['brand', 'influencer'] },
  { id: 'webhooks:write', label: 'Create and edit webhooks', of: ['brand', 'influencer'] },
] as const satisfies readonly Readonly<{
  id: `${string}:${'read' | 'write'}`;
  label: string;
  of: readonly ('brand' | 'influencer')[];
}>[];

export type KeyScope = (typeof keyScopes)[number]['id'];

export const keyScopeIds: readonly KeyScope[] = keyScopes.map(({ id }) => id);

/** The scopes available to keys of this profile type. */
export const scopesOf = (type: 'brand' | 'influencer'): readonly KeyScope[] =>
  keyScopes.filter(({ of }) => (of as readonly string[]).includes(type)).map(({ id }) => id);

/** The possible lifetimes of a key, in days; null means no expiry. */
export const keyLives = [30, 90, 365, null] as const;
export type KeyLife = (typeof keyLives)[number];
export const keyLifeDefault: KeyLife = 90;

/** The maximum number of keys a profile, and the maximum length of their names. */
export const keysAtMost = 20;
export const keyNameLength = 60;
