import { useQuery } from '@tanstack/react-query';
import { call } from './client';

/** What the operator has configured and everybody may know. */
export type PublicSettings = Readonly<{
  supportEmail: string;
  links: Readonly<Partial<Record<'training' | 'reportBug' | 'facebook' | 'instagram' | 'tiktok', string | null>>>;
}>;

const beforeTheAnswer: PublicSettings = { supportEmail: 'support@tastemaker.test', links: {} };

/** The public settings; until they have come, the product's own address for support and no outside links. */
export function usePublicSettings(): PublicSettings {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call<PublicSettings>('/api/v1/settings', { signal }),
    staleTime: Infinity,
  });
  return data ?? beforeTheAnswer;
}
