import { useQuery } from '@tanstack/react-query';
import type { Addition } from '../../server/contract/lists/growing';
import type { FoldLengths } from '../../server/contract/rules/disclosure';
import { call } from './client';
import { setProductTime } from './clock';

/** What the operator has configured and everybody may know. */
export type PublicSettings = Readonly<{
  supportEmail: string;
  /** What the outside provider is called that people may sign in with; null where there is none. */
  outsideSignIn?: string | null;
  /** Where else we can be reached; null where we cannot. */
  support?: Readonly<Record<'whatsapp' | 'instagram' | 'sms', string | null> & { phone?: string | null }>;
  /** The script of an outside chat widget in place of ours; null for ours. */
  liveChatScriptUrl?: string | null;
  /** The project that error reports name; unknown until the answer has come. */
  monitoringDsn?: string;
  /** Whether a service takes replays and traces beside errors. */
  sessionReplay?: boolean;
  /** The project that counts how pages are used; null where nobody outside does. */
  productAnalytics?: Readonly<{ key: string; host: string }> | null;
  /** The card provider's script. */
  cardScriptUrl?: string;
  /** How much of a caption each platform shows before “more”; the usual lengths until the answer has come. */
  disclosureFolds?: FoldLengths;
  /** What staff have added to the lists of cities and categories. */
  lists?: readonly Addition[];
  /** The product's time when this was answered. */
  now?: string;
  links: Readonly<Partial<Record<'training' | 'reportBug' | 'facebook' | 'instagram' | 'tiktok', string | null>>>;
}>;

const beforeTheAnswer: PublicSettings = { supportEmail: 'support@tastemaker.test', links: {} };

/** How they are asked for: once, by whoever is first. */
export const settingsQuery = {
  queryKey: ['settings'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const settings = await call<PublicSettings>('/api/v1/settings', { signal });
    if (settings.now) setProductTime(settings.now);
    return settings;
  },
  staleTime: Infinity,
};

/** The public settings; until they have come, the product's own address for support and no outside links. */
export const usePublicSettings = (): PublicSettings => useQuery(settingsQuery).data ?? beforeTheAnswer;
