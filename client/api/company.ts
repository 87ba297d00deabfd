import { queryOptions } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Company = components['schemas']['CompanyView'];

export const companyPath = '/api/v1/company';

/** What one's own brand says of itself. */
export const companyQuery = (uid: string) =>
  queryOptions<Company, ProblemError>({
    queryKey: ['company', uid],
    queryFn: ({ signal }) => call<Company>(companyPath, { signal }),
  });
