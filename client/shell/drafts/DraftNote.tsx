import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Draft } from './use-draft';

type DraftNoteProps<T> = Readonly<{
  draft: Draft<T>;
  /** Restores the saved values. */
  onDiscard: (saved: T) => void;
}>;

/** Says that the form contains a restored draft, with a button to discard it. */
export function DraftNote<T>({ draft: { found, saved, forget }, onDiscard }: DraftNoteProps<T>) {
  if (found === 'nothing') return null;
  const discard = () => {
    onDiscard(saved);
    forget();
  };
  return (
    <Box
      sx={{ display: 'flex', gap: 3, alignItems: 'center', px: 4, py: 2, borderRadius: '6px', bgcolor: 'pass.sunken' }}
    >
      <Typography role="status" variant="body2" sx={{ flex: 1 }}>
        We kept what you typed.
        {found === 'outdated' && ' Someone has changed the same part since. Discard yours to see theirs.'}
      </Typography>
      <Button size="small" onClick={discard}>
        Discard
      </Button>
    </Box>
  );
}
