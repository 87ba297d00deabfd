import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import { withFreshProof } from '../../api/proof';
import type { components } from '../../api/schema';

export type OwnSession = components['schemas']['OwnSessionView'];
type PasswordChange = components['schemas']['ChangePasswordInput'];

const passwordKey = ['account', 'password'] as const;
const sessionsKey = ['account', 'sessions'] as const;

/** Whether the person has a password. Suspends. */
export function useHasPassword(): boolean {
  const { data } = useSuspenseQuery({
    queryKey: passwordKey,
    queryFn: ({ signal }) => call('GET /api/v1/auth/password', { signal }),
  });
  return data.exists;
}

/** Sets the first password, or changes it; other sessions end. */
export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, PasswordChange>({
    mutationFn: (change) => withFreshProof(() => call('POST /api/v1/auth/password/change', { body: change })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['account'] }),
  });
}

/** Where the person is signed in, most recently used first. Suspends. */
export function useOwnSessions(): readonly OwnSession[] {
  const { data } = useSuspenseQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('GET /api/v1/auth/sessions', { signal }),
  });
  return data.items;
}

/** Signs out one browser. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, string>({
    mutationFn: (id) => withFreshProof(() => call('POST /api/v1/auth/sessions/{id}/end', { path: { id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Signs out every browser except this one. @throws ProblemError */
export const endOtherSessions = () => withFreshProof(() => call('POST /api/v1/auth/sessions/end-others'));
