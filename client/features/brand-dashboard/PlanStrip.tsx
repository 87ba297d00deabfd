import { Link } from 'react-router';
import { planFor } from '../../../server/contract/plans';
import { paths } from '../../app/paths';
import { MissingPayment, PlanMeter } from '../../shell/billing/PlanMeter';
import { useBilling } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import { Box, Button, Card, Skeleton, Typography } from '../../ui/elements';

/** The plan and what is left of it, at the top of the dashboard. Hidden from others who view it. */
export function PlanStrip() {
  const { actor } = useSession();
  const billing = useBilling();
  if (actor.type !== 'brand') return null;
  if (!billing) return <Skeleton variant="rounded" height={96} aria-hidden />;
  return (
    <>
      <MissingPayment billing={billing} />
      <Card
        component="section"
        aria-label="Your plan"
        sx={{
          p: 4,
          display: 'grid',
          gap: { xs: 3, sm: 6 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        }}
      >
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Your plan
          </Typography>
          <Typography variant="h3" component="p">
            {planFor(billing.plan).name}
          </Typography>
        </Box>
        <PlanMeter billing={billing} />
        <Button component={Link} to={paths.brand.plan(actor.uid)} variant="outlined">
          Plan and billing
        </Button>
      </Card>
    </>
  );
}
