import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

export type TicketFact = Readonly<{ label: string; value: ReactNode }>;

/** The facts of a ticket, each with its label. */
export function TicketFacts({ facts }: { facts: readonly TicketFact[] }) {
  return (
    <Box
      component="dl"
      className="tnum"
      sx={{
        m: 0,
        flex: '1 1 180px',
        display: 'grid',
        gridTemplateColumns: 'minmax(64px, auto) 1fr',
        columnGap: 3,
        rowGap: 1.5,
        typography: 'body2',
        // Where the ticket is narrow a date stays in one line, under its label.
        '@container (max-width: 250px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5 },
      }}
    >
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
