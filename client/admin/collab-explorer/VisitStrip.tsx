import Box from '@mui/material/Box';
import { useGetList, useListContext } from 'react-admin';
import { productNow } from '../../api/clock';
import type { CollabRow } from './collab';
import { resources } from '../resources';

const days = 14;
const dayMs = 86_400_000;
const londonDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' });
const shown = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The visits of the next two weeks, a day a box; a day chosen narrows the list to it. */
export function VisitStrip() {
  const list = useListContext();
  const first = londonDay.format(productNow());
  const dayAt = (place: number): string =>
    new Date(startOf(first).getTime() + place * dayMs).toISOString().slice(0, 10);
  const { data = [] } = useGetList<CollabRow>(resources.collabs, {
    filter: { visitFrom: dayAt(0), visitTo: dayAt(days), outcome: 'open' },
    sort: { field: 'visitAt', order: 'ASC' },
    pagination: { page: 1, perPage: 1_000 },
  });
  const { visitFrom, visitTo: _, ...others } = list.filterValues as Record<string, unknown>;
  return (
    <Box
      component="ul"
      aria-label="Visits of the next two weeks"
      sx={{ listStyle: 'none', m: 0, mb: 4, p: '3px', display: 'flex', gap: 2, overflowX: 'auto' }}
    >
      {Array.from({ length: days }, (_each, place) => {
        const day = dayAt(place);
        const chosen = visitFrom === day;
        const visits = data.filter(({ visitAt }) => visitAt && londonDay.format(new Date(visitAt)) === day).length;
        return (
          <Box component="li" key={day} sx={{ flex: '1 0 72px' }}>
            <Box
              component="button"
              type="button"
              aria-pressed={chosen}
              onClick={() =>
                list.setFilters(chosen ? others : { ...others, visitFrom: day, visitTo: dayAt(place + 1) }, {})
              }
              sx={{
                width: '100%',
                p: 2,
                cursor: 'pointer',
                font: 'inherit',
                typography: 'body2',
                color: 'inherit',
                border: '1px solid',
                borderColor: chosen ? 'primary.main' : 'divider',
                borderRadius: '6px',
                bgcolor: chosen ? 'pass.primarySoft' : 'background.paper',
              }}
            >
              <Box>{place === 0 ? 'Today' : shown.format(startOf(day))}</Box>
              <Box className="tnum" sx={{ fontWeight: 650, color: visits === 0 ? 'text.secondary' : 'inherit' }}>
                {visits === 1 ? '1 visit' : `${visits} visits`}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
