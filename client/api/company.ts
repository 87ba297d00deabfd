import { queryOptions } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Company = components['schemas']['CompanyView'];

/** What one's own brand says of itself. */
export const companyQuery = (uid: string) =>
  queryOptions<Company, ProblemError>({
    queryKey: ['company', uid],
    queryFn: ({ signal }) => call('GET /api/v1/company', { signal }),
  });
