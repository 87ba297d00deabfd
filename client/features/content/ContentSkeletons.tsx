import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const contentGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
} as const;

/** The library before its first pieces. */
export function ContentSkeletons() {
  return (
    <Box role="status" aria-label="Loading" sx={contentGrid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Box key={index} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="45%" />
        </Box>
      ))}
    </Box>
  );
}
