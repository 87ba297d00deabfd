import { IconAlertCircle } from '@tabler/icons-react';
import { Box } from './elements';

type FaultProps = {
  /** What went wrong, as a sentence; without one nothing shows. */
  children: string | null | undefined;
};

/** An error message next to what failed. Announced as soon as it appears. */
export function Fault({ children }: FaultProps) {
  if (!children) return null;
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 2,
        p: 3,
        borderRadius: '6px',
        bgcolor: 'pass.errorSoft',
        color: 'pass.error',
        typography: 'body2',
        fontWeight: 550,
      }}
    >
      <Box component={IconAlertCircle} size={20} stroke={1.75} aria-hidden sx={{ flex: 'none' }} />
      {children}
    </Box>
  );
}
