import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import { withFreshProof } from '../../../api/proof';
import type { components } from '../../../api/schema';
import { useSession } from '../../../shell/session/session-context';

export type Key = components['schemas']['KeyView'];
export type NewKey = components['schemas']['NewKeyView'];
export type KeyInput = components['schemas']['MakeKeyInput'];

const path = '/api/v1/keys';
const keyOf = (uid: string) => ['keys', uid] as const;

/** The API keys of the chosen profile, the newest first. Suspends. */
export function useKeys(): readonly Key[] {
  const { actor } = useSession();
  const { data } = useSuspenseQuery({
    queryKey: keyOf(actor.uid),
    queryFn: ({ signal }) => call<components['schemas']['KeysView']>(path, { signal }),
  });
  return data.items;
}

function useKeyChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const { actor } = useSession();
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(actor.uid) }),
  });
}

/** Asks the person to show once more that it is they. Answers the key, which nobody sees again. */
export const useMakeKey = () => useKeyChange((body: KeyInput) => withFreshProof(() => call<NewKey>(path, { body })));

export const useRevokeKey = () =>
  useKeyChange((id: string) => call<unknown>(`${path}/${id}/revoke`, { method: 'POST' }));
