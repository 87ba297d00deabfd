import type { ReactNode } from 'react';
import { Box, Typography } from './elements';

type EmptyStateProps = {
  /** Why there is nothing here, in one line. */
  title: string;
  /** `h1` if it is the page's only content. */
  headingLevel?: 'h1' | 'h2';
  children?: ReactNode;
  /** The only action. */
  action?: ReactNode;
};

/** A ticket rail with nothing on it: why, and one action. */
export function EmptyState({ title, headingLevel = 'h2', children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 3,
        px: 4,
        py: 12,
        border: '1px dashed',
        borderColor: 'pass.lineStrong',
        borderRadius: '12px',
      }}
    >
      <EmptyRail />
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      {children && <Typography sx={{ color: 'text.secondary', maxWidth: '48ch' }}>{children}</Typography>}
      {action}
    </Box>
  );
}

function EmptyRail() {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 44"
      aria-hidden
      sx={{ width: 120, color: 'pass.lineStrong', fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }}
    >
      <path d="M4 8h112" strokeWidth={5} strokeLinecap="round" />
      <path d="M22 8v30h22V8M76 8v22h22V8" strokeDasharray="3 4" />
    </Box>
  );
}
