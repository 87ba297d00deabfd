import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type FilterFootProps = {
  /** Absent while there is nothing to clear. */
  onClear?: () => void;
  onDone: () => void;
  /** What the filters leave, such as “Show 12”. */
  children: string;
};

/** The foot of a drawer of filters, within reach of a thumb. */
export function FilterFoot({ onClear, onDone, children }: FilterFootProps) {
  return (
    <Box sx={foot}>
      <Button disabled={!onClear} onClick={onClear}>
        Clear all
      </Button>
      <Button variant="contained" onClick={onDone} sx={{ flex: 1 }}>
        {children}
      </Button>
    </Box>
  );
}

const foot = {
  display: 'flex',
  gap: 3,
  p: 4,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
