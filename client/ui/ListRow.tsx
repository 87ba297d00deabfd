import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import type { ReactNode } from 'react';

/** A row in a list without cards, with a rule below. */
export function ListRow({ children, sx }: { children: ReactNode; sx?: SystemStyleObject<Theme> }) {
  return (
    <Box component="li" sx={{ ...row, ...sx }}>
      {children}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 3,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
