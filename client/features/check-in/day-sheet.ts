import { queryOptions } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type DaySheetVisit = components['schemas']['DaySheetVisitView'];

/** The chosen brand's visits of a day in London, such as 2027-03-04, with what must not be served. */
export const daySheetQuery = (brandUid: string, day: string) =>
  queryOptions<readonly DaySheetVisit[], ProblemError>({
    queryKey: ['collabs', 'day-sheet', brandUid, day],
    queryFn: async ({ signal }) => (await call('GET /api/v1/day-sheet', { query: { day }, signal })).visits,
    gcTime: 0,
  });
