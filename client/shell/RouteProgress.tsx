import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useNavigation } from 'react-router';

const advance = keyframes({
  from: { transform: 'scaleX(0)' },
  '60%': { transform: 'scaleX(.7)' },
  to: { transform: 'scaleX(.92)' },
});

/** A thin bar at the top of the window while the next page is on its way. */
export function RouteProgress() {
  return useNavigation().state === 'idle' ? null : <ProgressBar />;
}

/** The bar alone, for before the first page. MUI's own weighs more than the page it announces. */
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
        animation: `${advance} 4s cubic-bezier(.1,.7,.2,1) both`,
      }}
    />
  );
}
