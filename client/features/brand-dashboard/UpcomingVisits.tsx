import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';
import { CollabRow } from './CollabRow';
import { Panel } from './Panel';

const shown = 5;

/** Who comes next, and when. */
export function UpcomingVisits({ collabs }: { collabs: readonly Collab[] }) {
  const now = new Date().toISOString();
  const visits = collabs
    .flatMap((collab) => (collab.outcome === 'open' && collab.visitAt ? [{ collab, visitAt: collab.visitAt }] : []))
    .filter(({ visitAt }) => visitAt > now)
    .toSorted((one, other) => one.visitAt.localeCompare(other.visitAt))
    .slice(0, shown);
  return (
    <Panel title="Upcoming visits">
      {visits.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Visits appear once an influencer has chosen a time.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {visits.map(({ collab, visitAt }) => (
            <CollabRow key={collab.id} collab={collab}>
              <ExactTime time={visitAt} />, {collab.terms.venue}
            </CollabRow>
          ))}
        </Box>
      )}
    </Panel>
  );
}
