import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { type Feature, features } from '../../../server/contract/features';
import { Fault } from '../../ui/Fault';
import { longDay } from '../../ui/day';
import { FeatureRow } from '../brand-manager/billing/FeatureRow';
import { OverrideDialog } from '../brand-manager/billing/OverrideDialog';
import { type Override, everywhere, useFeaturesEverywhere } from '../brand-manager/billing/billing-actions';
import { useMay } from '../staff/useMay';

const stateOf = (override: Override | undefined): string => {
  if (!override) return 'As each plan says';
  const state = override.kind === 'grant' ? 'Open for every brand' : 'Closed for every brand';
  return `${state}${override.until ? ` until ${longDay(override.until)}` : ''}: ${override.reason}`;
};

/** Every feature, and whether staff have granted or locked it for all brands at once. */
export function FeaturesEverywhere() {
  const { data, error } = useFeaturesEverywhere();
  const mayChange = useMay()('feature.override-everywhere');
  const [changing, setChanging] = useState<Feature | null>(null);
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={320} />;
  const overrideOf = (feature: Feature) => data.find((override) => override.feature === feature);
  const chosen = changing ? overrideOf(changing) : undefined;
  return (
    <>
      <Box component="ul" aria-label="Features" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {features.map(({ id, label }) => (
          <FeatureRow
            key={id}
            label={label}
            state={stateOf(overrideOf(id))}
            onChange={mayChange ? () => setChanging(id) : undefined}
          />
        ))}
      </Box>
      {changing && (
        <OverrideDialog
          brandId={everywhere}
          entitlement={{ feature: changing, allowed: chosen?.kind !== 'lock', reason: chosen?.kind ?? 'plan' }}
          label={features.find(({ id }) => id === changing)?.label ?? changing}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
