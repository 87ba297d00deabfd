import { Box } from '../ui/elements';
import { PageSkeleton } from '../ui/skeletons';

/** Shown until the session is known. */
export function LoadingScreen() {
  return (
    <Box component="main" sx={{ maxWidth: 1320, mx: 'auto', px: { xs: 4, sm: 6, lg: 8 }, py: 8 }}>
      <PageSkeleton />
    </Box>
  );
}
