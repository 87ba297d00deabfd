import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type TitledPartProps = { title: string; gap?: number; children: ReactNode };

/** A part of a page, under a small heading of its own. */
export function TitledPart({ title, gap = 3, children }: TitledPartProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap }}>
      <Typography variant="h3" id={titleId}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The quiet line under a title. */
export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
