import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a record, label beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      className="tnum"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(112px, auto) 1fr',
        columnGap: 4,
        rowGap: 2,
        typography: 'body2',
      }}
    >
      {facts.map(([label, value]) => (
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
