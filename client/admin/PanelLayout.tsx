import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { PageSkeleton } from '../ui/Skeletons';
import { PanelToasts } from './PanelToasts';

const rowHeight = 36;

/** The portal's shell has the navigation; what the panel adds is density: rows of 36 px and small fields. */
const dense = {
  '& .MuiTableCell-root': {
    height: rowHeight,
    py: 0.5,
    px: 2,
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    borderColor: 'divider',
    // A column is never narrower than its longest word; a table that needs more room scrolls.
    overflowWrap: 'break-word',
  },
  '& .MuiTableCell-head': { bgcolor: 'pass.sunken', color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .MuiTableRow-root:last-child .MuiTableCell-body': { borderBottom: 0 },
  // A long name takes more lines instead of pushing all else aside.
  '& .MuiTableCell-root.column-name': { whiteSpace: 'normal', maxWidth: 320 },
  '& .MuiTablePagination-root .MuiTableCell-root, & .MuiTablePagination-root': { border: 0 },
};

/** The frame of every page of the panel. */
export function PanelLayout({ children }: CoreLayoutProps) {
  return (
    <Box sx={dense}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      <PanelToasts />
    </Box>
  );
}
