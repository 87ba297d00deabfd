import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type FeedDividerProps = { children: ReactNode; /** What follows is new. */ accent?: boolean };

/** A line across the feed with the name of what follows. */
export function FeedDivider({ children, accent = false }: FeedDividerProps) {
  const line = { content: '""', flex: 1, borderTop: '1px solid', borderColor: accent ? 'pass.accent' : 'divider' };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, '&::before': line, '&::after': line }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: accent ? 'pass.accent' : 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}
