import { IconFileZip } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { archiveAddress, downloadAtMost } from '../../api/content';

type DownloadBarProps = {
  chosen: readonly string[];
  /** Pieces that can be selected among those shown. */
  all: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** How many pieces are selected, and the actions on them. Sticky once there are any. */
export function DownloadBar({ chosen, all, onChoose }: DownloadBarProps) {
  if (all.length === 0) return null;
  const isAll = chosen.length >= all.length;
  return (
    <Card
      component="section"
      aria-label="Download"
      sx={{
        position: chosen.length > 0 ? 'sticky' : 'static',
        bottom: 'calc(16px + env(safe-area-inset-bottom) + var(--sheet, 0px))',
        mt: 6,
        px: 4,
        py: 3,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
        zIndex: 1,
      }}
    >
      <Typography role="status" variant="body2">
        {wordsFor(chosen.length)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button onClick={() => onChoose(isAll ? [] : all)}>{isAll ? 'Choose none' : 'Choose all'}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          startIcon={<IconFileZip size={20} stroke={1.75} />}
          {...(chosen.length > 0 && { href: archiveAddress(chosen), download: true })}
        >
          Download ZIP
        </Button>
      </Box>
    </Card>
  );
}

function wordsFor(count: number): string {
  if (count === 0) return 'Choose pieces to download together.';
  if (count >= downloadAtMost) return `${count} pieces chosen, the most that fit in one download.`;
  return count === 1 ? '1 piece chosen' : `${count} pieces chosen`;
}
