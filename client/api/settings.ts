import { useQuery } from '@tanstack/react-query';
import { call } from './client';
import { setProductTime } from './clock';
import { connection } from './connection';
import type { components } from './schema';

type Settings = components['schemas']['SettingsView'];

/** The operator's public settings; mostly unknown until loaded. */
export type PublicSettings = Readonly<
  Pick<Settings, 'supportEmail'> & Partial<Omit<Settings, 'links'>> & { links: Partial<Settings['links']> }
>;

const beforeTheAnswer: PublicSettings = { supportEmail: 'support@tastemaker.test', links: {} };

/** How they are fetched: once, by the first reader. */
export const settingsQuery = {
  queryKey: ['settings'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const settings: PublicSettings = await call('GET /api/v1/settings', { signal });
    if (settings.now && connection.isThere()) setProductTime(settings.now); // a stored copy says when it was created
    return settings;
  },
  staleTime: Infinity,
};

/** The number for priority support, which the settings reveal to entitled brands; null skips the request. */
export const useSupportPhone = (brandUid: string | null): string | null =>
  useQuery({ ...settingsQuery, queryKey: [...settingsQuery.queryKey, brandUid], enabled: brandUid !== null }).data
    ?.support?.phone ?? null;

/** The public settings; until loaded, the product's own support address and no external links. */
export const usePublicSettings = (): PublicSettings => useQuery(settingsQuery).data ?? beforeTheAnswer;
