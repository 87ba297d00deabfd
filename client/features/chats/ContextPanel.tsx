import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCollabs } from '../../api/collabs';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { CollabTicket } from '../../ui/CollabTicket';
import type { Conversation } from './conversations';

/** Both sides' Collabs, as tickets; open ones first. */
export function ContextPanel({ conversation }: { conversation: Conversation }) {
  const { actor } = useSession();
  const { uid } = conversation.with;
  const theirs = useCollabs().filter(({ brand, influencer }) => brand.id === uid || influencer.id === uid);
  const sorted = [...theirs].sort((a, b) => Number(b.outcome === 'open') - Number(a.outcome === 'open'));
  return (
    <Box
      component="aside"
      aria-label="Your Collabs together"
      sx={{ p: 4, display: 'grid', gap: 4, alignContent: 'start' }}
    >
      <Typography variant="subtitle2" component="h2">
        Your Collabs together
      </Typography>
      {sorted.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          None yet.
        </Typography>
      )}
      {sorted.map((collab) => (
        <CollabTicket
          key={collab.id}
          collab={collab}
          side={actor.type === 'brand' ? 'brand' : 'influencer'}
          to={paths.collab(collab.id)}
          under="person"
          compact
        />
      ))}
    </Box>
  );
}
