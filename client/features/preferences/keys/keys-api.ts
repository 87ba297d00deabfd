import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import { withFreshProof } from '../../../api/proof';
import type { components } from '../../../api/schema';

export type Key = Omit<components['schemas']['KeyView'], 'own'>;
export type NewKey = Key & Readonly<{ key: string }>;
export type KeyInput = components['schemas']['MakeKeyInput'] & Readonly<{ userId?: string }>;

/** Whose keys they are, and where they are asked for: one's own, or for staff those of any profile. */
export type KeyHome = Readonly<{ uid: string; path: string }>;

export const ownKeys = (uid: string): KeyHome => ({ uid, path: '/api/v1/keys' });
export const keysOf = (type: 'brand' | 'influencer', uid: string): KeyHome => ({
  uid,
  path: `/api/v1/admin/profile-keys/${type}/${uid}`,
});

const cacheKeyOf = ({ path, uid }: KeyHome) => ['keys', path, uid] as const;

/** The API keys of a profile, the newest first. Suspends. */
export function useKeys<Shown extends Key = Key>(home: KeyHome): readonly Shown[] {
  const { data } = useSuspenseQuery({
    queryKey: cacheKeyOf(home),
    queryFn: ({ signal }) => call<{ items: Shown[] }>(home.path, { signal }),
  });
  return data.items;
}

function useKeyChange<Input, Answer>(home: KeyHome, change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: cacheKeyOf(home) }),
  });
}

/** Asks the person to show once more that it is they. Answers the key, which nobody sees again. */
export const useMakeKey = (home: KeyHome) =>
  useKeyChange(home, (body: KeyInput) => withFreshProof(() => call<NewKey>(home.path, { body })));

export const useRevokeKey = (home: KeyHome) =>
  useKeyChange(home, (id: string) => call<unknown>(`${home.path}/${id}/revoke`, { method: 'POST' }));
