import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; lead: string; children: ReactNode };

/** A titled section of the form, with a one-sentence description. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
        {lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>{children}</Box>
    </Card>
  );
}
