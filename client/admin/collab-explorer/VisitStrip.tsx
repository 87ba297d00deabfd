import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { useVisitDays, visitDays } from '../../api/collabs';
import { today } from '../desk/due';

const dayMs = 86_400_000;
const shown = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Empty until the count is known. */
const inWords = (visits: number | undefined): string =>
  visits === undefined ? '\u00a0' : visits === 1 ? '1 visit' : `${wholeNumber(visits)} visits`;

/** The visits of the next two weeks, one box per day; choosing one filters the list. */
export function VisitStrip() {
  const list = useListContext();
  const first = today();
  const dayAt = (place: number): string =>
    new Date(startOf(first).getTime() + place * dayMs).toISOString().slice(0, 10);
  const visitsOn = useVisitDays(first);
  const { visitFrom, visitTo: _, ...others } = list.filterValues as Record<string, unknown>;
  return (
    <Box
      component="ul"
      aria-label="Visits of the next two weeks"
      sx={{ listStyle: 'none', m: 0, mb: 4, p: '3px', display: 'flex', gap: 2, overflowX: 'auto' }}
    >
      {Array.from({ length: visitDays }, (_each, place) => {
        const day = dayAt(place);
        const chosen = visitFrom === day;
        const visits = visitsOn?.get(day);
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
                {inWords(visits)}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
