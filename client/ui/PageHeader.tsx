import { type ReactNode, useEffect } from 'react';
import { measure } from '../../server/contract/tokens';
import { Box, Typography } from './elements';

type PageHeaderProps = {
  title: string;
  /** The window's title, where the page's own has a name or the time of day in it. */
  windowTitle?: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The page's main action, on the right; below the title on phones. */
  action?: ReactNode;
};

/** The top of a page: its only h1, and the window's title. */
export function PageHeader({ title, windowTitle = title, lead, action }: PageHeaderProps) {
  useDocumentTitle(windowTitle);
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-end', justifyContent: 'space-between', mb: 6 }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
        <Typography variant="h1">{title}</Typography>
        {lead && <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: measure }}>{lead}</Typography>}
      </Box>
      {action && <Box sx={{ flex: { xs: '1 0 100%', sm: '0 0 auto' } }}>{action}</Box>}
    </Box>
  );
}

/** Sets the window's title (and with it the browser's history entry). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Tastemaker`;
  }, [title]);
}
