import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; lead: string; children: ReactNode };

/** One thing that the product is set to. */
export function Section({ title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3, justifyItems: 'start' }}
    >
      <div>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {lead}
        </Typography>
      </div>
      {children}
    </Card>
  );
}
