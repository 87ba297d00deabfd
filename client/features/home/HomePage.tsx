import { Link } from 'react-router';
import { collabStages } from '../../../server/contract/lists/collab';
import { plans, type Plan } from '../../../server/contract/plans';
import { contentMaxWidth, stageColours } from '../../../server/contract/tokens';
import { useDocumentTitle } from '../../ui/PageHeader';
import { PlanCard } from '../../ui/PlanCard';
import { PlanComparison as Comparison } from '../../ui/PlanComparison';
import { Box, Button, Typography } from '../../ui/elements';
import { Creators } from './Creators';
import { Example } from './Example';
import { HomeBar } from './HomeBar';
import { Inside } from './Inside';
import { Opening } from './Opening';
import { Questions } from './Questions';
import { Section } from './Section';
import { SupportLine } from './SupportLine';

/** The public front page: what this is, how it works, results and prices. */
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
        <Inside />
        <Example />
        <Creators />
        <Section id="plans" title="Pricing" lead="Brands pay for the platform, never for posts. Free for creators.">
          <PlanTickets />
          <PlanComparison />
        </Section>
        <Questions />
        <SupportLine />
      </Box>
    </>
  );
}

/** All four tiers side by side; narrow screens scroll horizontally. */
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
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} action={<Join plan={plan} />} />
      ))}
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
  1: 'Creators request your offer, or you invite the ones you like.',
  3: 'You both say yes.',
  4: 'The creator picks one of your times.',
  5: 'Creators submit drafts after the visit. Approve them or ask for changes.',
  6: 'The posts are live, and the ticket gets its stamp.',
};

/** The five stages of a Collab, in a sentence each. */
function HowItWorks() {
  return (
    <Section title="How it works">
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
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
    </Section>
  );
}
