import Box from '@mui/material/Box';
import { productNow } from '../../api/clock';
import { ExactTime } from '../../ui/RelativeTime';
import type { CollabRow } from './collab';

/** Whether the moment for the next step has passed. What has ended has none. */
export const isOverdue = ({ dueAt }: Pick<CollabRow, 'dueAt'>): boolean =>
  dueAt !== null && new Date(dueAt) < productNow();

/** "Overdue since Tue 4 Mar, 19:30" in red, or by when the next step is due. Nothing for what has ended. */
export function NextStep({ collab, soon }: { collab: Pick<CollabRow, 'dueAt'>; soon: 'Next step by' | null }) {
  if (!collab.dueAt) return null;
  const overdue = isOverdue(collab);
  return (
    <Box component="span" sx={{ color: overdue ? 'error.main' : 'inherit' }}>
      {overdue ? 'Overdue since' : soon} <ExactTime time={collab.dueAt} />
    </Box>
  );
}
