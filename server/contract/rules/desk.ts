/** What staff keep notes, tasks and tags on. */
export const deskKinds = ['brand', 'influencer', 'collab'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** What staff can read the story of. */
export const timelineKinds = [...deskKinds, 'user'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const deskLimits = {
  noteCharacters: 4_000,
  taskCharacters: 200,
  tagCharacters: 40,
  tagsEach: 20,
  /** What staff write to influencers. */
  messageCharacters: 2_000,
  /** How many may be tagged, changed or written to by one call. */
  atOnce: 500,
} as const;

/** A tag as it is kept: small letters, single spaces. */
export const cleanTag = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase();

/** Lists of the panel whose filters and order can be kept under a name. */
export const viewResources = [
  'brand-manager',
  'influencer-manager',
  'user-explorer',
  'collab-explorer',
  'usage-explorer',
] as const;

/** What the search over everything finds. */
export const foundKinds = ['brand', 'influencer', 'user', 'collab', 'offer'] as const;
export type FoundKind = (typeof foundKinds)[number];
