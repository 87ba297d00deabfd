import { type ReactNode, useId } from 'react';
import { Box, Card, Typography } from '../../ui/elements';

type PanelProps = { title: string; count?: number; children: ReactNode };

/** A titled section of the dashboard. */
export function Panel({ title, count, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 4, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {count !== undefined && count > 0 && (
          <Typography variant="body2" className="tnum" sx={{ color: 'pass.accent', fontWeight: 650 }}>
            {count}
          </Typography>
        )}
      </Box>
      {children}
    </Card>
  );
}
