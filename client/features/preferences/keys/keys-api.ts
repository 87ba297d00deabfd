import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import { withFreshProof } from '../../../api/proof';
import type { components } from '../../../api/schema';

type Schemas = components['schemas'];
export type Key = Omit<Schemas['KeyView'], 'own'>;
export type NewKey = Omit<Schemas['NewKeyView'], 'own'>;
/** `userId` for staff: on whose behalf it acts. */
type KeyInput = Schemas['MakeKeyInput'] & Partial<Pick<Schemas['MakeStaffKeyInput'], 'userId'>>;

/** Whose keys they are, and their endpoint: your own, or for staff those of any profile. */
export type KeyHome<Shown extends Key = Key> = Readonly<{
  queryKey: readonly ['keys', ...string[]];
  list: (asked: { signal: AbortSignal }) => Promise<{ items: Shown[] }>;
  make: (input: KeyInput) => Promise<NewKey>;
  revoke: (id: string) => Promise<unknown>;
}>;

export const ownKeys = (uid: string): KeyHome => ({
  queryKey: ['keys', 'own', uid],
  list: ({ signal }) => call('GET /api/v1/keys', { signal }),
  make: (body) => call('POST /api/v1/keys', { body }),
  revoke: (id) => call('POST /api/v1/keys/{id}/revoke', { path: { id } }),
});

export const keysOf = (kind: 'brand' | 'influencer', uid: string): KeyHome<Schemas['StaffKeyView']> => ({
  queryKey: ['keys', kind, uid],
  list: ({ signal }) => call('GET /api/v1/admin/profile-keys/{kind}/{uid}', { path: { kind, uid }, signal }),
  make: ({ userId = '', ...input }) =>
    call('POST /api/v1/admin/profile-keys/{kind}/{uid}', { path: { kind, uid }, body: { ...input, userId } }),
  revoke: (id) => call('POST /api/v1/admin/profile-keys/{kind}/{uid}/{id}/revoke', { path: { kind, uid, id } }),
});

/** A profile's API keys, newest first. Suspends. */
export const useKeys = <Shown extends Key>({ queryKey, list }: KeyHome<Shown>): readonly Shown[] =>
  useSuspenseQuery({ queryKey, queryFn: list }).data.items;

function useKeyChange<Input, Answer>({ queryKey }: KeyHome, change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Requires reauthentication. Returns the key, which is never shown again. */
export const useMakeKey = (home: KeyHome) =>
  useKeyChange(home, (input: KeyInput) => withFreshProof(() => home.make(input)));

export const useRevokeKey = (home: KeyHome) => useKeyChange(home, home.revoke);
