import type { components } from '../../api/schema';
import { paths } from '../../app/paths';

/** One event. */
export type UsageRow = components['schemas']['UsageView'];

/** What is counted, by its stored name. */
export const usageNames = [
  { id: 'page_view', label: 'Page view' },
  { id: 'sign_in', label: 'Sign-in' },
  { id: 'collab_request', label: 'Collab requested' },
  { id: 'collab_complete', label: 'Collab completed' },
] as const;

export const usageProfiles = [
  { id: 'brand', label: 'Brands' },
  { id: 'influencer', label: 'Influencers' },
  { id: 'admin', label: 'Staff' },
  { id: 'guest', label: 'Without a profile' },
] as const;

/** Our own ones by label; those invented by a page unchanged. */
export const usageLabel = (title: string): string => usageNames.find(({ id }) => id === title)?.label ?? title;

const one = ':id';

/** Pages of many records, each with a title of its own: they are counted together, as the page of one. */
const pagesOfOne: Readonly<Record<string, string>> = {
  [paths.collab(one)]: 'A Collab',
  '/app/brand/dashboard/collabs/:id': 'A Collab on the dashboard',
  [paths.brand.offer(one)]: 'An offer',
  [paths.brand.editOffer(one)]: 'Edit an offer',
  [paths.brand.influencer(one)]: 'An influencer',
  [paths.brand.list(one)]: 'A list',
  [paths.brand.listed(one, one)]: 'An influencer on a list',
  [paths.influencer.offer(one)]: 'An offer',
};

/** Pages are identified by their window titles; those of many records only by their addresses, in `page`. */
export const pageName = (title: string, page = ''): string =>
  title.replace(/ – Tastemaker$/, '') || (pagesOfOne[page] ?? '');

const kinds: Readonly<Record<string, string>> = {
  brand: 'Brand',
  influencer: 'Influencer',
  admin: 'Staff',
  guest: 'No profile',
};
export const kindLabel = (type: string): string => kinds[type] ?? type;
export const whoDid = ({ profile }: UsageRow): string => profile.name ?? kindLabel(profile.type);
