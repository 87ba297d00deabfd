import { inDark } from '../shell/appearance/appearance';
import { PinnedTicket, tableGreen } from './PinnedTicket';
import { Box } from './elements';

/** A table from above, laid for a creator, with a finished Collab pinned over it. Fills its frame. */
export function LaidTable() {
  return (
    <Box aria-hidden sx={{ position: 'relative', overflow: 'hidden' }}>
      <Box component="img" src="/table.svg" alt="" sx={scene} />
      <PinnedTicket />
    </Box>
  );
}

const scene = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
  bgcolor: tableGreen.light,
  [inDark]: { bgcolor: tableGreen.dark },
} as const;
