import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';

/** The next step, visually set apart. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4, borderColor: 'pass.primary', borderWidth: 2 }}
    >
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** A message, and its author. */
export function Note({ by, children }: { by: string; children: string }) {
  return (
    <Box component="figure" sx={{ m: 0, pl: 4, borderLeft: '3px solid', borderColor: 'pass.lineStrong' }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {by}
      </Typography>
      <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** What the influencer should know and do; absent if the brand wrote nothing. */
export function Brief({ children }: { children: string }) {
  if (!children) return null;
  return (
    <Box component="section" aria-label="Brief">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Brief
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{children}</Typography>
    </Box>
  );
}
