import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** To the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the report: a heading, and a description. */
export function Panel({ title, lead, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start', justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {lead && <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>{lead}</Typography>}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  ); // prettier-ignore
}
