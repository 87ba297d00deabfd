import { IconHeart } from '@tabler/icons-react';
import Button from '@mui/material/Button';

type SavedFilterProps = { pressed: boolean; onPress: () => void };

/** Only what one has saved. */
export function SavedFilter({ pressed, onPress }: SavedFilterProps) {
  return (
    <Button
      variant="outlined"
      aria-pressed={pressed}
      startIcon={<IconHeart size={20} stroke={1.75} />}
      onClick={onPress}
      sx={pressed ? { bgcolor: 'pass.accentSoft', color: 'pass.accent', borderColor: 'pass.accent' } : undefined}
    >
      Saved
    </Button>
  );
}
