import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type FeatureRowProps = {
  label: string;
  /** Whether it is open, and why. */
  state: string;
  /** Absent for those who may not change it. */
  onChange?: () => void;
};

/** One feature, and the way to decide otherwise. */
export function FeatureRow({ label, state, onChange }: FeatureRowProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{label}</Box>
        <Box sx={{ color: 'text.secondary' }}>{state}</Box>
      </Box>
      {onChange && (
        <Button size="small" aria-label={`Change ${label}`} onClick={onChange}>
          Change
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  minHeight: 48,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  '&:first-of-type': { border: 0 },
} as const;
