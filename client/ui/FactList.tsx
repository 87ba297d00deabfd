import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import { Fragment, type ReactNode } from 'react';

export type Fact = Readonly<{ label: string; value: ReactNode }>;

/** Facts in two columns: their label, and beside it their value. */
export function FactList({ facts, sx }: { facts: readonly Fact[]; sx: SystemStyleObject<Theme> }) {
  return (
    <Box component="dl" className="tnum" sx={{ m: 0, display: 'grid', typography: 'body2', ...sx }}>
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
