import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type Plan, plans } from '../../../server/contract/plans';
import { PlanCard } from '../../ui/PlanCard';

/** The four tiers, each a ticket. */
export function PlanTickets() {
  return (
    <Box>
      <Typography id="plans-title" variant="h1" component="h2">
        What it costs
      </Typography>
      <Typography sx={{ mt: 1, mb: 8, color: 'text.secondary' }}>
        Brands pay for the place, never for the post. Creators pay nothing.
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} action={<Join plan={plan} />} />
        ))}
      </Box>
    </Box>
  );
}

function Join({ plan: { href, name, mostPopular } }: { plan: Plan }) {
  return (
    <Button
      component={Link}
      to={href}
      variant={mostPopular ? 'contained' : 'outlined'}
      aria-label={`Join with ${name}`}
    >
      Join
    </Button>
  );
}
