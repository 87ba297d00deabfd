import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PlanId, planFor, plans, type Plan, planBanner } from '../../../server/contract/plans';
import { planPrice, vatLabel } from '../../../server/contract/vat';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { ChoiceInput } from '../../ui/ChoiceInput';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { Ticket } from '../../ui/Ticket';
import { BrandForm } from './BrandForm';
import { CheckEmail, DoorFrame, DoorPicture } from './DoorFrame';

const planOptions = plans.map(({ id, name }) => ({ id, label: name }));

/** A brand joins, with the plan in `?tier=`; Basic if it is missing or unknown. */
export function JoinPage() {
  const [params, setParams] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const plan = planFor(params.get('tier'));
  const { vat } = usePublicSettings();
  const choose = (tier: PlanId) =>
    setParams((before) => new URLSearchParams([...withoutTier(before), ['tier', tier]]), { replace: true });

  return (
    <DoorFrame aside={<PlanTicket plan={plan} />}>
      {sentTo !== null && <CheckEmail email={sentTo} onBack={() => setSentTo(null)} />}
      {/* The form stays mounted behind the other page, so that nothing has to be typed again. */}
      <div hidden={sentTo !== null}>
        {sentTo === null && (
          <PageHeader
            title="Join as a brand"
            lead={
              <>
                No password or card needed. Not a brand?{' '}
                <TextLink to={paths.influencer.home}>Join as a creator</TextLink>
              </>
            }
          />
        )}
        <BrandForm tier={plan.id} onJoined={setSentTo}>
          <ChoiceInput
            label="Plan"
            options={planOptions}
            value={{ chosen: [plan.id], other: null }}
            onChange={({ chosen }) => chosen[0] && choose(chosen[0])}
          />
          <Typography className="tnum" sx={{ display: { md: 'none' }, mt: -3, color: 'text.secondary' }}>
            {planPrice(plan, vat)}
          </Typography>
        </BrandForm>
      </div>
    </DoorFrame>
  );
}

const withoutTier = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'tier');

/** The chosen plan, as the ticket on the front page. */
function PlanTicket({ plan }: { plan: Plan }) {
  const { vat } = usePublicSettings();
  const facts = [
    {
      label: plan.freeCollabs > 0 ? 'Extra Collab' : 'Each Collab',
      value: `${plan.collabPrice} ${vatLabel(vat)}`.trim(),
    },
    { label: 'Accounts', value: plan.features.userAccounts },
    { label: 'Storage', value: plan.features.contentStorage },
  ];
  return (
    <Box component="section" aria-label="Your plan" sx={{ display: 'grid', gap: 4 }}>
      <DoorPicture src="/home/hearth.webp" />
      <Ticket
        headingLevel="h2"
        title={plan.name}
        subtitle={
          <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
            <Box className="tnum" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
              <Box component="span" sx={{ typography: 'display', color: 'text.primary' }}>
                {plan.priceMonthly}
              </Box>
              {plan.pricePeriod} {plan.priceMonthlyPence > 0 && vatLabel(vat)}
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
