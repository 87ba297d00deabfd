import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type Plan, planBanner, plans } from '../../../server/contract/plans';
import { TicketRule } from '../../ui/TicketRule';

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
          <PlanTicket key={plan.id} plan={plan} />
        ))}
      </Box>
    </Box>
  );
}

function PlanTicket({ plan }: { plan: Plan }) {
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        overflow: 'visible',
        display: 'flex',
        flexDirection: 'column',
        borderColor: plan.mostPopular ? 'pass.brassText' : undefined,
      }}
    >
      {plan.mostPopular && (
        <Chip color="warning" label="Most popular" sx={{ position: 'absolute', top: -16, left: 20, fontWeight: 650 }} />
      )}
      <Box sx={{ p: 5, pt: 6, flex: 1 }}>
        <Typography variant="h3">{plan.name}</Typography>
        <Typography
          className="tnum"
          sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}
        >
          <Box component="span" sx={{ typography: 'display' }}>
            {plan.priceMonthly}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {plan.pricePeriod}
          </Box>
        </Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{plan.description}</Typography>
      </Box>
      <TicketRule />
      <Box sx={{ p: 5, display: 'grid', gap: 3 }}>
        <Typography variant="code" sx={{ fontWeight: 650, color: 'pass.brassText' }}>
          {plan.freeCollabs > 0 ? planBanner(plan) : 'PAY AS YOU GO'}
        </Typography>
        <Typography variant="body2" className="tnum">
          <strong>{plan.collabPrice}</strong> per {plan.freeCollabs > 0 ? 'additional' : ''} Collab
        </Typography>
        <Button
          component={Link}
          to={plan.href}
          variant={plan.mostPopular ? 'contained' : 'outlined'}
          aria-label={`Join with ${plan.name}`}
        >
          Join
        </Button>
      </Box>
    </Card>
  );
}
