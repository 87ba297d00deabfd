import { useIsNavigating } from '../app/navigation';
import { Box } from '../ui/elements';

/** A thin bar at the top of the window while the next page is loading. */
export function RouteProgress() {
  return useIsNavigating() ? <ProgressBar /> : null;
}

/** Only the bar, for the first page. MUI's own is heavier than the page itself. */
export function ProgressBar() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading the page"
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'pass.primary',
        transformOrigin: 'left',
        animation: 'advance 4s cubic-bezier(.1,.7,.2,1) both',
      }}
    />
  );
}
