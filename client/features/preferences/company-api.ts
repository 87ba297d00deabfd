import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import { type Company, companyQuery } from '../../api/company';
import type { components } from '../../api/schema';

export type { Company };
export type CompanyChanges = components['schemas']['UpdateCompanyInput'];

/** What one's own brand says of itself. Suspends. */
export const useCompany = (uid: string): Company => useSuspenseQuery(companyQuery(uid)).data;

/** Changes what is given. */
export function useUpdateCompany(uid: string) {
  const queries = useQueryClient();
  return useMutation<Company, ProblemError, CompanyChanges>({
    mutationFn: (changes) => call('PUT /api/v1/company', { body: changes }),
    onSuccess: (company) => queries.setQueryData(companyQuery(uid).queryKey, company),
  });
}
