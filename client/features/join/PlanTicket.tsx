import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Plan, planBanner } from '../../../server/contract/plans';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { Ticket } from '../../ui/Ticket';

/** The chosen plan, as the ticket it is on the front page. */
export function PlanTicket({ plan }: { plan: Plan }) {
  const facts = [
    { label: plan.freeCollabs > 0 ? 'Extra Collab' : 'Each Collab', value: plan.collabPrice },
    { label: 'Accounts', value: plan.features.userAccounts },
    { label: 'Storage', value: plan.features.contentStorage },
  ];
  return (
    <Box component="section" aria-label="Your plan" sx={{ display: 'grid', gap: 4 }}>
      <Ticket
        headingLevel="h2"
        title={plan.name}
        subtitle={
          <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
            <Box className="tnum" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
              <Box component="span" sx={{ typography: 'display', color: 'text.primary' }}>
                {plan.priceMonthly}
              </Box>
              {plan.pricePeriod}
            </Box>
            {plan.description}
          </Box>
        }
        facts={facts}
      >
        {plan.freeCollabs > 0 && (
          <Typography variant="code" sx={{ fontWeight: 650, color: 'pass.brassText' }}>
            {planBanner(plan)}
          </Typography>
        )}
      </Ticket>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {plan.priceMonthlyPence > 0
          ? 'You won’t pay anything now. You’ll start on Basic and can upgrade once you’ve signed in. '
          : 'You won’t pay anything until you approve your first Collab. '}
        <TextLink to={paths.plans}>Compare the plans</TextLink>
      </Typography>
    </Box>
  );
}
