import type { components, paths } from '../api/schema';

/** The panel's resources, by the last segment of the page's path, which is also the name in the API. */
export const resources = {
  influencers: 'influencer-manager',
  brands: 'brand-manager',
  users: 'user-explorer',
  collabs: 'collab-explorer',
  lists: 'influencer-list-explorer',
  ads: 'ad-manager',
  usage: 'usage-explorer',
} as const;

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

/** A record of a resource, from the API document. */
export type RecordOf<Name extends keyof typeof resources> = Json<
  paths[`/api/v1/admin/${(typeof resources)[Name]}/{id}`]['get']['responses'][200]
>;

/** A brand as staff see it. */
export type Brand = components['schemas']['StaffBrandView'];

/** A Collab as staff see it in a row. */
export type CollabRow = components['schemas']['StaffCollabView'];

export type Piece = components['schemas']['DeliverableList']['items'][number];
