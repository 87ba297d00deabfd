import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Some of the defaults, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h3" id={titleId}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
