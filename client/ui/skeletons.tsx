import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import type { SystemStyleObject, Theme } from '@mui/system';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Quick answers show no skeleton at all. */
const afterAMoment = { animation: `${appear} 0s 150ms both` } as const;

/** A page before its content: header and a grid of tickets. */
export function PageSkeleton({ tickets = 3 }: { tickets?: number }) {
  return (
    <Box role="status" aria-label="Loading" sx={afterAMoment}>
      <Skeleton variant="rounded" width="min(320px, 60%)" height={36} />
      <Skeleton variant="rounded" width="min(440px, 80%)" height={20} sx={{ mt: 2, mb: 6 }} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
        {Array.from({ length: tickets }, (_, index) => (
          <TicketSkeleton key={index} />
        ))}
      </Box>
    </Box>
  );
}

/** A ticket before its content. */
export function TicketSkeleton() {
  return (
    <Card sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={6} />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Skeleton variant="circular" width={40} height={40} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="40%" />
        </Box>
      </Box>
      <Skeleton variant="rounded" height={72} />
    </Card>
  );
}

/** An offer under its cover, before its content. */
export function OfferSkeleton() {
  return (
    <Card aria-hidden sx={afterAMoment}>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
      <Box sx={{ p: 4 }}>
        <Skeleton variant="text" width="70%" />
        <Skeleton variant="text" width="45%" />
        <Skeleton variant="rounded" height={72} sx={{ mt: 6 }} />
      </Box>
    </Card>
  );
}

type PictureSkeletonsProps = { count: number; sx: SystemStyleObject<Theme> };

/** A grid of pictures with two lines each, before its content. */
export function PictureSkeletons({ count, sx }: PictureSkeletonsProps) {
  return (
    <Box role="status" aria-label="Loading" sx={sx}>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="45%" />
        </Box>
      ))}
    </Box>
  );
}

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
