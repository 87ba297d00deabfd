import type { ReactNode } from 'react';
import { Box } from '../ui/elements';
import type { Sx } from '../ui/sx';

type NoticeStripProps = { label: string; sx?: Sx; children: ReactNode };

/** Asks people for something above the page: a sentence, and buttons that answer. */
export const NoticeStrip = ({ label, sx, children }: NoticeStripProps) => (
  <Box component="section" aria-label={label} sx={{ ...strip, ...sx }}>
    {children}
  </Box>
);

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  px: { xs: 4, sm: 6, lg: 8 },
  py: 3,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& > p': { flex: '1 1 280px' },
} as const;
