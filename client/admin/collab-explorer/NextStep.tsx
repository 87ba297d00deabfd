import Box from '@mui/material/Box';
import { productNow } from '../../api/clock';
import { ExactTime } from '../../ui/RelativeTime';
import type { CollabRow } from './collab';

export const isPast = (time: string | null): boolean => time !== null && new Date(time) < productNow();

/** "Overdue since Tue 4 Mar, 19:30" in red, or by when the next step is due. Nothing for what has ended. */
export function NextStep({ collab, soon }: { collab: Pick<CollabRow, 'dueAt'>; soon: 'Next step by' | null }) {
  if (!collab.dueAt) return null;
  const overdue = isPast(collab.dueAt);
  return (
    <Box component="span" sx={{ color: overdue ? 'error.main' : 'inherit' }}>
      {overdue ? 'Overdue since' : soon} <ExactTime time={collab.dueAt} />
    </Box>
  );
}
