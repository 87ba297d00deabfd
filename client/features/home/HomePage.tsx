import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { collabStages } from '../../../server/contract/lists/collab';
import { plans, type Plan } from '../../../server/contract/plans';
import { contentMaxWidth, stageColours } from '../../../server/contract/tokens';
import { useDocumentTitle } from '../../ui/PageHeader';
import { PlanCard } from '../../ui/PlanCard';
import { PlanComparison as Comparison } from '../../ui/PlanComparison';
import { HomeBar } from './HomeBar';
import { Opening } from './Opening';
import { SupportLine } from './SupportLine';

/** The public front page: what this is, how it goes, what it costs. */
export function HomePage() {
  useDocumentTitle('Gifted collaborations for hospitality');
  return (
    <>
      <HomeBar />
      <Box
        component="main"
        sx={{
          maxWidth: contentMaxWidth,
          mx: 'auto',
          px: { xs: 4, sm: 6, lg: 8 },
          pb: 16,
          display: 'grid',
          gap: { xs: 14, md: 22 },
          '& > *': { minWidth: 0 },
        }}
      >
        <Opening />
        <HowItWorks />
        <Box
          component="section"
          id="plans"
          aria-labelledby="plans-title"
          sx={{ display: 'grid', gap: 10, scrollMarginTop: 88, '& > *': { minWidth: 0 } }}
        >
          <PlanTickets />
          <PlanComparison />
        </Box>
        <SupportLine />
      </Box>
    </>
  );
}

/** All four tiers side by side; narrow screens scroll it sideways. */
function PlanComparison() {
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Comparison of the plans" tabIndex={0}>
      <Comparison plans={plans} />
    </Box>
  );
}

/** The four tiers, each a ticket. */
function PlanTickets() {
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

const sentences: Record<(typeof collabStages)[number]['id'], string> = {
  1: 'A creator asks for your offer, or you ask a creator.',
  3: 'The other side says yes.',
  4: 'The creator picks a time that suits the house.',
  5: 'After the visit the drafts come in; you look and answer.',
  6: 'The posts are live. The ticket gets its stamp.',
};

/** The five stages of a Collab, in a sentence each. */
function HowItWorks() {
  return (
    <Box component="section" aria-labelledby="how-title">
      <Typography id="how-title" variant="h1" component="h2">
        How a Collab goes
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 6,
          p: 0,
          display: 'grid',
          gap: { xs: 5, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(5, 1fr)' },
        }}
      >
        {collabStages.map(({ id, label }) => (
          <Box component="li" key={id}>
            <Box aria-hidden sx={{ height: 6, borderRadius: '2px', bgcolor: `pass.${stageColours[id]}`, mb: 3 }} />
            <Typography variant="h3">{label}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{sentences[id]}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
