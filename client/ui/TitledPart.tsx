import { type ReactNode, useId } from 'react';
import { Box, Typography } from './elements';

type TitledPartProps = { title: string; gap?: number; children: ReactNode };

/** A section of a page, under a small heading. */
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
