import type { ReactNode } from 'react';
import { TopBar } from '../../shell/TopBar';
import { LaidTable } from '../../ui/LaidTable';
import { Box } from '../../ui/elements';

/**
 * The layout of the pages before sign-in: a laid table on the left, the form on the right; phones show only the form.
 */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar noAuth />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '44fr 56fr' }, minHeight: 'calc(100dvh - 64px)' }}
      >
        <Box sx={{ display: { xs: 'none', md: 'grid' } }}>
          <LaidTable />
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
