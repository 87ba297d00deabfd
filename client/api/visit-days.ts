import { useQuery } from '@tanstack/react-query';
import { call } from './client';

/** So many days are answered. */
export const visitDays = 14;

/** How many visits of open Collabs each of two weeks' days has, from this day of London's calendar on. */
export function useVisitDays(from: string): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    // what tells that a Collab has changed asks for these again
    queryKey: ['collab-explorer', 'visits', from],
    queryFn: ({ signal }) => call('GET /api/v1/admin/collab-explorer/visits', { query: { from }, signal }),
    select: ({ items }) => new Map(items.map(({ day, visits }) => [day, visits])),
  });
  return data;
}
