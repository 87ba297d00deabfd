import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Collab, isVisitAwaited } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';
import { CollabRow } from './CollabRow';
import { Panel } from './Panel';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';

const shown = 5;

/** Who comes next, and when. */
export function UpcomingVisits({ collabs }: { collabs: readonly Collab[] }) {
  const visits = collabs
    .filter(isVisitAwaited)
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
              {collab.runningLate && ` · Running ${collab.runningLate.minutes} minutes late`}
            </CollabRow>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 'auto', pt: 2 }}>
        <TextLink to={paths.brand.daySheet}>Day sheet</TextLink>
        <TextLink to={paths.brand.checkIn}>Check-in at the door</TextLink>
      </Box>
    </Panel>
  );
}
