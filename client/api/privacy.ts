import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { termsVersion } from '../../server/contract/consent';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type ClosureState = Schemas['ClosureView'];
export type DataExport = Schemas['DataExportView'];

const exportsPath = '/api/v1/privacy/exports';
const closureKey = ['privacy', 'closure'] as const;
const exportKey = ['privacy', 'export'] as const;
const lookAgainMs = 3_000;

const askClosure = ({ signal }: { signal: AbortSignal }) => call('GET /api/v1/privacy/closure', { signal });

/** Whether the person's account is being closed; undefined while loading, and for a guest. */
export const useClosing = (signedIn: boolean): Schemas['ClosingView'] | null | undefined =>
  useQuery({ queryKey: closureKey, queryFn: askClosure, enabled: signedIn, staleTime: Infinity }).data?.closing;

/** The same, with the brands that only this person owns. Suspends. */
export const useClosure = (): ClosureState => useSuspenseQuery({ queryKey: closureKey, queryFn: askClosure }).data;

/** Closes the account, which ends every session. The caller handles reauthentication. */
export const closeAccount = (closeBrands: readonly string[]): Promise<Schemas['ClosingView']> =>
  call('POST /api/v1/privacy/closure', { body: { closeBrands } });

/** Keeps an account that is being closed. */
export function useKeepAccount() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError>({
    mutationFn: () => call('POST /api/v1/privacy/closure/keep'),
    onSuccess: () => queries.invalidateQueries({ queryKey: closureKey }),
  });
}

const termsKey = ['terms'] as const;

/** The version of the terms that the person has accepted; undefined while loading. */
export const useAcceptedTerms = (): Schemas['AcceptedTermsView'] | undefined =>
  useQuery({
    queryKey: termsKey,
    queryFn: ({ signal }) => call('GET /api/v1/auth/terms', { signal }),
    staleTime: Infinity,
  }).data;

/** Accepts the current terms. */
export function useAcceptTerms() {
  const queries = useQueryClient();
  return useMutation<Schemas['AcceptedTermsView'], ProblemError, void>({
    mutationFn: () => call('POST /api/v1/auth/terms', { body: { version: termsVersion } }),
    onSuccess: (accepted) => queries.setQueryData(termsKey, accepted),
  });
}

/** The latest copy of the person's data; polled every few seconds while it is being created. Suspends. */
export function useNewestExport(): DataExport | null {
  const { data } = useSuspenseQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => call('GET /api/v1/privacy/exports/newest', { signal }),
    refetchInterval: ({ state }) => (state.data?.newest && !state.data.newest.readyAt ? lookAgainMs : false),
  });
  return data.newest;
}

/** Requests a copy of the person's data. */
export function useRequestExport() {
  const queries = useQueryClient();
  return useMutation<DataExport, ProblemError>({
    mutationFn: () => call('POST /api/v1/privacy/exports'),
    onSuccess: (newest) => queries.setQueryData(exportKey, { newest }),
  });
}

/** The copy's download URL. */
export const exportAddress = ({ id }: Pick<DataExport, 'id'>): string => `${exportsPath}/${id}/file`;
