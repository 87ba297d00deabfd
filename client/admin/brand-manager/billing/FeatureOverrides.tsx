import Box from '@mui/material/Box';
import { useState } from 'react';
import { type Feature, type FeatureReason, features } from '../../../../server/contract/features';
import { planFor } from '../../../../server/contract/plans';
import { longDay } from '../../../ui/day';
import type { components } from '../../../api/schema';
import type { Subscription } from './billing-actions';
import { FeatureRow } from './FeatureRow';
import { OverrideDialog } from './OverrideDialog';

type Entitlement = components['schemas']['EntitlementView'];
type FeatureOverridesProps = { brandId: string; subscription: Subscription; mayChange: boolean };

const labelOf = (id: Feature): string => features.find((feature) => feature.id === id)?.label ?? id;

const because: Readonly<Record<FeatureReason, (plan: string) => string>> = {
  plan: (plan) => `by ${plan}`,
  grant: () => 'granted by staff',
  lock: () => 'locked by staff',
};

function stateOf({ allowed, reason, until }: Entitlement, plan: string): string {
  const state = `${allowed ? 'Open' : 'Closed'}, ${because[reason](plan)}`;
  return until ? `${state} until ${longDay(until)}` : state;
}

/** Every feature with why it is open or closed; staff may decide otherwise than the plan. */
export function FeatureOverrides({ brandId, subscription: { billing }, mayChange }: FeatureOverridesProps) {
  const [changing, setChanging] = useState<Entitlement | null>(null);
  const plan = planFor(billing.plan).name;
  return (
    <>
      <Box component="ul" aria-label="Features" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {billing.entitlements.features.map((entitlement) => (
          <FeatureRow
            key={entitlement.feature}
            label={labelOf(entitlement.feature)}
            state={stateOf(entitlement, plan)}
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
