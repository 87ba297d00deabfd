import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Feature, features } from '../../../../server/contract/features';
import type { components } from '../../../api/schema';
import { OverrideDialog } from './OverrideDialog';

type Entitlement = Pick<components['schemas']['EntitlementView'], 'feature' | 'allowed' | 'reason'>;

type FeatureListProps<Row> = {
  /** Or `everywhere`. */
  brandId: string;
  rows: readonly Row[];
  /** Whether it is open, and why. */
  stateOf: (row: Row) => string;
  mayChange: boolean;
};

const labelOf = (id: Feature): string => features.find((feature) => feature.id === id)?.label ?? id;

/** Every feature, and the way to decide otherwise. */
export function FeatureList<Row extends Entitlement>({ brandId, rows, stateOf, mayChange }: FeatureListProps<Row>) {
  const [changing, setChanging] = useState<Row | null>(null);
  return (
    <>
      <Box component="ul" aria-label="Features" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {rows.map((entitlement) => (
          <FeatureRow
            key={entitlement.feature}
            label={labelOf(entitlement.feature)}
            state={stateOf(entitlement)}
            onChange={mayChange ? () => setChanging(entitlement) : undefined}
          />
        ))}
      </Box>
      {changing && (
        <OverrideDialog
          brandId={brandId}
          entitlement={changing}
          label={labelOf(changing.feature)}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

type FeatureRowProps = {
  label: string;
  state: string;
  /** Absent for those who may not change it. */
  onChange?: () => void;
};

function FeatureRow({ label, state, onChange }: FeatureRowProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{label}</Box>
        <Box sx={{ color: 'text.secondary' }}>{state}</Box>
      </Box>
      {onChange && (
        <Button size="small" aria-label={`Change ${label}`} onClick={onChange}>
          Change
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  minHeight: 48,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  '&:first-of-type': { border: 0 },
} as const;
