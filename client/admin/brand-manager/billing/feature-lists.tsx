import { type Feature, type FeatureReason, features } from '../../../../server/contract/features';
import { planFor } from '../../../../server/contract/plans';
import { longDay } from '../../../ui/day';
import type { components } from '../../../api/schema';
import { everywhere, type Override, type Subscription, useFeaturesEverywhere } from './billing-actions';
import Skeleton from '@mui/material/Skeleton';
import { Fault } from '../../../ui/Fault';
import { useMay } from '../../staff/useMay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { OverrideDialog } from './OverrideDialog';

type Entitlement = components['schemas']['EntitlementView'];
type FeatureOverridesProps = { brandId: string; subscription: Subscription; mayChange: boolean };

const because: Readonly<Record<FeatureReason, (plan: string) => string>> = {
  plan: (plan) => `set by ${plan}`,
  grant: () => 'granted by staff',
  lock: () => 'locked by staff',
};

function entitlementInWords({ allowed, reason, until }: Entitlement, plan: string): string {
  const state = `${allowed ? 'Open' : 'Closed'}, ${because[reason](plan)}`;
  return until ? `${state} until ${longDay(until)}` : state;
}

/** Every feature with the reason why it is open or closed; staff can override the plan. */
export function FeatureOverrides({ brandId, subscription: { billing }, mayChange }: FeatureOverridesProps) {
  const plan = planFor(billing.plan).name;
  const rows = billing.entitlements.features;
  return (
    <FeatureList {...{ brandId, rows, mayChange }} stateOf={(entitlement) => entitlementInWords(entitlement, plan)} />
  );
}

const overrideInWords = (override: Override | undefined): string => {
  if (!override) return 'Set by each plan';
  const state = override.kind === 'grant' ? 'Open for every brand' : 'Closed for every brand';
  return `${state}${override.until ? ` until ${longDay(override.until)}` : ''}: ${override.reason}`;
};

/** Every feature, and whether staff have granted or locked it for all brands. */
export function FeaturesEverywhere() {
  const { data, error } = useFeaturesEverywhere();
  const mayChange = useMay()('feature.override-everywhere');
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={320} />;
  const rows = features.map(({ id: feature }) => {
    const override = data.find((each) => each.feature === feature);
    return { feature, allowed: override?.kind !== 'lock', reason: override?.kind ?? ('plan' as const), override };
  });
  return (
    <FeatureList
      brandId={everywhere}
      rows={rows}
      stateOf={({ override }) => overrideInWords(override)}
      mayChange={mayChange}
    />
  );
}

type OneFeature = Pick<components['schemas']['EntitlementView'], 'feature' | 'allowed' | 'reason'>;

type FeatureListProps<Row> = {
  /** Or `everywhere`. */
  brandId: string;
  rows: readonly Row[];
  /** Whether it is open, and why. */
  stateOf: (row: Row) => string;
  mayChange: boolean;
};

const labelOf = (id: Feature): string => features.find((feature) => feature.id === id)?.label ?? id;

/** Every feature, with a button to override it. */
function FeatureList<Row extends OneFeature>({ brandId, rows, stateOf, mayChange }: FeatureListProps<Row>) {
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
  /** Absent without permission. */
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
