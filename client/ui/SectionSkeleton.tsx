import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** A section before its content: its heading and a few rows. */
export function SectionSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" width="min(220px, 60%)" height={28} />
      <Skeleton variant="rounded" width="min(420px, 90%)" height={20} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
