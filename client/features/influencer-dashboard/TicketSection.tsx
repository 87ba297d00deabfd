import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../api/collabs';
import { paths } from '../../app/paths';
import { CollabTicket } from '../../ui/CollabTicket';

/** Collabs of one sort as tickets; nothing where there are none. */
export function TicketSection({ title, collabs }: { title: string; collabs: readonly Collab[] }) {
  if (collabs.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
        {collabs.map((collab) => (
          <CollabTicket key={collab.id} collab={collab} side="influencer" to={paths.collab(collab.id)} />
        ))}
      </Box>
    </Box>
  );
}
