import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../ui/PageHeader';

type FaultPageProps = {
  title: string;
  /** What failed, and what to do. */
  children: ReactNode;
  /** Under which the server's log knows it. */
  reference?: string;
  action: ReactNode;
};

/** What failed, one way on, and the reference to quote. */
export function FaultPage({ title, children, reference, action }: FaultPageProps) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{ maxWidth: 560, mx: 'auto', py: { xs: 8, sm: 16 }, px: 4, display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Typography variant="h1">{title}</Typography>
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      {reference && (
        <Typography variant="code" sx={{ color: 'text.secondary' }}>
          Reference: {reference}
        </Typography>
      )}
      {action}
    </Box>
  );
}
