import { Fragment, type ReactNode } from 'react';
import { Box } from './elements';
import type { Sx } from './sx';

export type Fact = Readonly<{ label: string; value: ReactNode }>;

/** Facts in two columns: label and value. */
export function FactList({ facts, sx }: { facts: readonly Fact[]; sx: Sx }) {
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
