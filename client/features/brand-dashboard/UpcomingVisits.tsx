import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Collab, isVisitAhead } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';
import { CollabRow } from './CollabRow';
import { Panel } from './Panel';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { productNow } from '../../api/clock';

const shown = 5;

/** Who comes next, and when. */
export function UpcomingVisits({ collabs }: { collabs: readonly Collab[] }) {
  const visits = collabs
    .filter((collab) => isVisitAhead(collab, productNow()))
    .toSorted((one, other) => (one.visitAt ?? '').localeCompare(other.visitAt ?? ''))
    .slice(0, shown);
  return (
    <Panel title="Upcoming visits">
      {visits.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Visits appear once an influencer has chosen a time.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {visits.map((collab) => (
            <CollabRow key={collab.id} collab={collab}>
              <ExactTime time={collab.visitAt} />, {collab.terms.venue}
            </CollabRow>
          ))}
        </Box>
      )}
      <TextLink to={paths.brand.checkIn}>Check-in at the door</TextLink>
    </Panel>
  );
}
