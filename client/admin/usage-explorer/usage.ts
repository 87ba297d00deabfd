import type { components } from '../../api/schema';

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

/** Pages are identified by their window titles. */
export const pageName = (title: string): string => title.replace(/ – Tastemaker$/, '');

const kinds: Readonly<Record<string, string>> = {
  brand: 'Brand',
  influencer: 'Influencer',
  admin: 'Staff',
  guest: 'No profile',
};
export const kindLabel = (type: string): string => kinds[type] ?? type;
export const whoDid = ({ profile }: UsageRow): string => profile.name ?? kindLabel(profile.type);
