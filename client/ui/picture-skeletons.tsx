import { Box, Card, Skeleton } from './elements';
import { afterAMoment } from './skeletons';
import type { Sx } from './sx';

type OfferSkeletonProps = {
  /** Its picture's aspect ratio, width to height. */
  ratio?: string;
  /** If the picture is on the left, its share of the card. */
  beside?: string;
};

/** The skeleton of an offer with its picture. */
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

/** The skeleton of a grid of pictures with two lines each. */
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
