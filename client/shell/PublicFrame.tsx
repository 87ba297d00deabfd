import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SkipLink, mainId } from './SkipLink';
import { TopBar } from './TopBar';

/** The frame of pages that need no account: the way past the top bar, the bar, and one column of this width. */
export function PublicFrame({ children, maxWidth }: { children: ReactNode; maxWidth: number }) {
  return (
    <>
      <SkipLink />
      <TopBar noAuth />
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ maxWidth, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 8, md: 14 }, '&:focus': { outline: 'none' } }}
      >
        {children}
      </Box>
    </>
  );
}
