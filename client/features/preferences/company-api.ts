import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type Company = components['schemas']['CompanyView'];
export type CompanyChanges = components['schemas']['UpdateCompanyInput'];

const path = '/api/v1/company';
const keyOf = (uid: string) => ['company', uid] as const;

/** What one's own brand says of itself. Suspends. */
export function useCompany(uid: string): Company {
  const { data } = useSuspenseQuery({ queryKey: keyOf(uid), queryFn: ({ signal }) => call<Company>(path, { signal }) });
  return data;
}

/** Changes what is given. */
export function useUpdateCompany(uid: string) {
  const queries = useQueryClient();
  return useMutation<Company, ProblemError, CompanyChanges>({
    mutationFn: (changes) => call<Company>(path, { method: 'PUT', body: changes }),
    onSuccess: (company) => queries.setQueryData(keyOf(uid), company),
  });
}
