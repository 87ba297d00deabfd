import { useQuery } from '@tanstack/react-query';
import { call } from './client';
import { setProductTime } from './clock';
import { connection } from './connection';
import type { components } from './schema';

type Settings = components['schemas']['SettingsView'];

/** What the operator has configured and everyone may know; until the answer has come most of it is unknown. */
export type PublicSettings = Readonly<
  Pick<Settings, 'supportEmail'> & Partial<Omit<Settings, 'links'>> & { links: Partial<Settings['links']> }
>;

const beforeTheAnswer: PublicSettings = { supportEmail: 'support@tastemaker.test', links: {} };

/** How they are requested: once, by the first reader. */
export const settingsQuery = {
  queryKey: ['settings'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const settings: PublicSettings = await call('GET /api/v1/settings', { signal });
    if (settings.now && connection.isThere()) setProductTime(settings.now); // a copy tells when it was made
    return settings;
  },
  staleTime: Infinity,
};

/** The number of priority support, which the settings tell a brand that is entitled to it; null asks nobody. */
export const useSupportPhone = (brandUid: string | null): string | null =>
  useQuery({ ...settingsQuery, queryKey: [...settingsQuery.queryKey, brandUid], enabled: brandUid !== null }).data
    ?.support?.phone ?? null;

/** The public settings; until they have come, the product's own address for support and no outside links. */
export const usePublicSettings = (): PublicSettings => useQuery(settingsQuery).data ?? beforeTheAnswer;
