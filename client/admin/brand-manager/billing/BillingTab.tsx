import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ListFault } from '../../list/ListFault';
import { useMay } from '../../staff/useMay';
import { useSubscription } from './billing-actions';
import { FeatureOverrides } from './FeatureOverrides';
import { OverrideHistory } from './OverrideHistory';
import { RefundForm } from './RefundForm';
import { Refunds } from './Refunds';
import { StaffLedger } from './StaffLedger';
import { SubscriptionFacts } from './SubscriptionFacts';

/** All that staff see of one brand's money, and what they may do about it. */
export function BillingTab({ brandId }: { brandId: string }) {
  const may = useMay();
  const { data, error, refetch } = useSubscription(brandId);
  if (error && !data) return <ListFault error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SubscriptionFacts subscription={data} />
      <Part title="Features">
        <FeatureOverrides brandId={brandId} subscription={data} mayChange={may('feature.override')} />
        <OverrideHistory overrides={data.overridden} />
      </Part>
      <Part title="Ledger">
        <StaffLedger lines={data.ledger} />
      </Part>
      {(data.refunds.length > 0 || data.disputes.length > 0 || may('money.refund')) && (
        <Part title="Money back">
          <Refunds refunds={data.refunds} disputes={data.disputes} />
          {may('money.refund') && <RefundForm brandId={brandId} ledger={data.ledger} />}
        </Part>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3" id={titleId}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
