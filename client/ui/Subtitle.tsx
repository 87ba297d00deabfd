import type { ReactNode } from 'react';
import { Typography } from './elements';

/** The subdued line under a title. */
export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
