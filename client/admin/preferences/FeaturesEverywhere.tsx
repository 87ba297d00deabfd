import Skeleton from '@mui/material/Skeleton';
import { features } from '../../../server/contract/features';
import { Fault } from '../../ui/Fault';
import { longDay } from '../../ui/day';
import { FeatureList } from '../brand-manager/billing/FeatureList';
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
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={320} />;
  const rows = features.map(({ id: feature }) => {
    const override = data.find((each) => each.feature === feature);
    return { feature, allowed: override?.kind !== 'lock', reason: override?.kind ?? ('plan' as const), override };
  });
  return (
    <FeatureList brandId={everywhere} rows={rows} stateOf={({ override }) => stateOf(override)} mayChange={mayChange} />
  );
}
