import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; lead: ReactNode; children: ReactNode };

/** One matter of the page: what it is, and what can be done about it. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>{lead}</Typography>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>{children}</Box>
    </Box>
  );
}
