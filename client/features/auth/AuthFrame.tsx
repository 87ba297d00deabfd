import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TopBar } from '../../shell/TopBar';
import { PinnedTicket, tableGreen } from './PinnedTicket';
import { inDark } from '../../shell/appearance/appearance';

/** The frame of the pages before the door: a laid table at the left, the form at the right; phones see the form only. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar noAuth />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '44fr 56fr' }, minHeight: 'calc(100dvh - 64px)' }}
      >
        <Box aria-hidden sx={{ display: { xs: 'none', md: 'block' }, position: 'relative', overflow: 'hidden' }}>
          <Box component="img" src="/table.svg" alt="" sx={scene} />
          <PinnedTicket />
        </Box>
        <Box
          component="main"
          sx={{
            display: 'grid',
            alignContent: { xs: 'start', sm: 'center' },
            justifyItems: 'center',
            px: 4,
            py: { xs: 10, sm: 12 },
          }}
        >
          <Box sx={{ width: '100%', maxWidth: 400 }}>{children}</Box>
        </Box>
      </Box>
    </>
  );
}

/** A table from above, laid for a creator. */
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
