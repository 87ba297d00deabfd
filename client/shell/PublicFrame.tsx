import type { ReactNode } from 'react';
import { Box } from '../ui/elements';
import { TopBar } from './TopBar';

/** The layout of pages that need no account: skip link, top bar, and one column of this width. */
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

export const mainId = 'main';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <Box component="nav" aria-label="Skip">
      <Box
        component="a"
        href={`#${mainId}`}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          px: 4,
          py: 2,
          borderRadius: '6px',
          bgcolor: 'pass.primary',
          color: 'pass.onPrimary',
          fontWeight: 600,
          transform: 'translateY(-200%)',
          '&:focus': { transform: 'none' },
        }}
      >
        Skip to content
      </Box>
    </Box>
  );
}
