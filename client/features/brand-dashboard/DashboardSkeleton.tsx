import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageSkeleton } from '../../ui/skeletons';

/** The dashboard before its content: greeting, plan, three cards, and the columns of the Collabs. */
export function DashboardSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <Skeleton variant="rounded" width="min(320px, 60%)" height={64} />
      <Skeleton variant="rounded" height={96} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))' }}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} variant="rounded" height={260} />
        ))}
      </Box>
      <PageSkeleton shape="columns" tickets={5} bare />
    </Box>
  );
}
