import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** The one thing to do next, set apart from the rest. */
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
