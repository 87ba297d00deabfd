/** The subjects of staff's notes, tasks and tags. */
export const deskKinds = ['brand', 'influencer', 'collab'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** The subjects with a timeline for staff. */
export const timelineKinds = [...deskKinds, 'user'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const deskLimits = {
  noteCharacters: 4_000,
  taskCharacters: 200,
  tagCharacters: 40,
  tagsEach: 20,
  /** A message from staff to influencers. */
  messageCharacters: 2_000,
  /** How many can be tagged, changed or messaged in one call. */
  atOnce: 500,
} as const;

/** A tag in normal form: lower case, single spaces. */
export const cleanTag = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase();

/** Lists of the panel that support saved views. */
export const viewResources = [
  'brand-manager',
  'influencer-manager',
  'user-explorer',
  'collab-explorer',
  'usage-explorer',
] as const;

/** The result types of the global search. */
export const foundKinds = ['brand', 'influencer', 'user', 'collab', 'offer'] as const;
export type FoundKind = (typeof foundKinds)[number];
