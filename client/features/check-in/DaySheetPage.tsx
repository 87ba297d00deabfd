import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { isDay, londonTimeAt } from '../../../server/contract/rules/london-time';
import { productNow } from '../../api/clock';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { Avatar } from '../../ui/Avatar';
import { CoveringLink, rowTitle } from '../../ui/TextLink';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { FoodRisksNote } from '../../ui/food-risks/FoodRisksNote';
import { PageHeader } from '../../ui/PageHeader';
import { exactTime } from '../../ui/RelativeTime';
import { TicketSkeleton } from '../../ui/skeletons';
import { DateField } from '../../ui/moment-fields';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

/** Who comes on one day, and what must not be served: for the briefing of kitchen and floor. */
export function DaySheetPage() {
  const { actor } = useSession();
  const [day, setDay] = useState(() => londonTimeAt(productNow()).date);
  const { data: visits, error } = useQuery({ ...daySheetQuery(actor.uid, day), enabled: isDay(day) });
  return (
    <>
      <PageHeader title="Day sheet" lead="Who is visiting, and what they can’t be served." />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
        <DateField label="Day" value={day} onChange={setDay} sx={{ maxWidth: 220 }} />
        <Fault>{error?.message}</Fault>
        {!visits && !error && isDay(day) && <TicketSkeleton />}
        {visits?.length === 0 && (
          <EmptyState title="No visits on this day">Visits appear here once a creator has booked a time.</EmptyState>
        )}
        {visits && visits.length > 0 && (
          <Box component="ul" aria-label="Visits" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
            {visits.map((visit) => (
              <Visit key={visit.collabId} visit={visit} />
            ))}
          </Box>
        )}
      </Box>
    </>
  );
}

function Visit({ visit }: { visit: DaySheetVisit }) {
  const { collabId, visitAt, name, handle, avatarPath, guests, title, venue, note, checkedInAt, foodRisks } = visit;
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3 }}>
      <Box sx={{ position: 'relative', display: 'flex', gap: 3, alignItems: 'center' }}>
        <Avatar filePath={avatarPath} name={name} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CoveringLink to={paths.collab(collabId)} sx={rowTitle}>
            {name}
          </CoveringLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            @{handle} · {guests === 0 ? 'alone' : `up to ${guests + 1} people`}
          </Typography>
        </Box>
        <Typography className="tnum" sx={{ fontWeight: 650 }}>
          {londonTimeAt(new Date(visitAt)).time}
        </Typography>
      </Box>
      <Typography>
        {title}, {venue}
      </Typography>
      {checkedInAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Checked in on {exactTime(checkedInAt)}
        </Typography>
      )}
      {note && <Typography sx={{ whiteSpace: 'pre-line' }}>“{note}”</Typography>}
      <FoodRisksNote risks={foodRisks} name={name} />
    </Card>
  );
}

type DaySheetVisit = components['schemas']['DaySheetVisitView'];

/** The chosen brand's visits of a day in London, such as 2027-03-04, with what must not be served. */
const daySheetQuery = (brandUid: string, day: string) =>
  queryOptions<readonly DaySheetVisit[], ProblemError>({
    queryKey: ['collabs', 'day-sheet', brandUid, day],
    queryFn: async ({ signal }) => (await call('GET /api/v1/day-sheet', { query: { day }, signal })).visits,
    gcTime: 0,
  });
