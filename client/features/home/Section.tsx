import { type ReactNode, useId } from 'react';
import { measure } from '../../../server/contract/tokens';
import { Box, Typography } from '../../ui/elements';

type SectionProps = { id?: string; title: string; lead?: string; children: ReactNode };

/** A section of the front page with its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={{ scrollMarginTop: 88 }}>
      <Typography id={titleId} variant="h1" component="h2">
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 2, maxWidth: measure, color: 'text.secondary' }}>{lead}</Typography>}
      <Box sx={{ mt: 6, display: 'grid', gap: 8, '& > *': { minWidth: 0 } }}>{children}</Box>
    </Box>
  );
}
