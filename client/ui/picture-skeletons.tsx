import { Box, Card, Skeleton } from './elements';
import { afterAMoment } from './skeletons';
import type { Sx } from './sx';

type OfferSkeletonProps = {
  /** Width over height of its picture. */
  ratio?: string;
  /** Where the picture is at the left, its share of the card. */
  beside?: string;
};

/** An offer with its picture, before its content. */
export function OfferSkeleton({ ratio = '3 / 2', beside }: OfferSkeletonProps) {
  const columns = beside && { display: 'grid', gridTemplateColumns: { sm: `${beside} minmax(0, 1fr)` } };
  return (
    <Card aria-hidden sx={{ ...afterAMoment, ...columns }}>
      <Skeleton variant="rectangular" sx={{ aspectRatio: ratio, height: 'auto', width: '100%' }} />
      <Box sx={{ p: 4 }}>
        <Skeleton variant="text" width="70%" />
        <Skeleton variant="text" width="45%" />
        <Skeleton variant="rounded" height={72} sx={{ mt: 6 }} />
      </Box>
    </Card>
  );
}

type PictureSkeletonsProps = { count: number; sx: Sx };

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
