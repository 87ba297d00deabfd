import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../api/collabs';
import { Money } from '../../ui/Money';

/** The retail value of what completed Collabs have given. */
export function ValueReceived({ collabs }: { collabs: readonly Collab[] }) {
  const pence = collabs.reduce((sum, { terms }) => sum + terms.valuePence, 0);
  return (
    <Box component="section" aria-label="Value received" sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken' }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
        Value received
      </Typography>
      <Typography variant="h1" component="p">
        <Money pence={pence} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Retail value of {collabs.length === 1 ? 'one completed Collab' : `${collabs.length} completed Collabs`}
      </Typography>
    </Box>
  );
}
