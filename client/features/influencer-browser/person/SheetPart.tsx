import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type SheetPartProps = {
  title: string;
  /** Where it comes from, in a sentence. */
  lead?: string;
  children: ReactNode;
};

/** One part of what there is to see of someone. */
export function SheetPart({ title, lead, children }: SheetPartProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={titleId} variant="h3">
          {title}
        </Typography>
        {lead && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
