import type { components } from '../../api/schema';

/** One event. */
export type UsageRow = components['schemas']['UsageView'];

/** What is counted, by the name under which it is kept. */
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

/** Ours by their label; what a page made up, as it came. */
export const usageLabel = (title: string): string => usageNames.find(({ id }) => id === title)?.label ?? title;

/** Pages are known by what their windows are called. */
export const pageName = (title: string): string => title.replace(/ – Tastemaker$/, '');

const kinds: Readonly<Record<string, string>> = {
  brand: 'Brand',
  influencer: 'Influencer',
  admin: 'Staff',
  guest: 'No profile',
};
export const kindLabel = (type: string): string => kinds[type] ?? type;
export const whoDid = ({ profile }: UsageRow): string => profile.name ?? kindLabel(profile.type);
