import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { measure } from '../../../server/contract/tokens';

type SectionHeadProps = { id: string; title: string; lead: ReactNode; children: ReactNode };

/** A section of the profile: its heading, a sentence, and its fields. */
export function EditorSection({ id, title, lead, children }: SectionHeadProps) {
  return (
    <Box component="section" aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6, maxWidth: measure }}>{lead}</Typography>
      <Box sx={{ display: 'grid', gap: 7, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Box>
  );
}

/** Related questions within a section. */
export function Group({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: 'minmax(0, 1fr)',
        pt: 6,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography variant="h3">{title}</Typography>
        {lead && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, maxWidth: measure }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
