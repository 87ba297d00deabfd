import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PlanId, planFor, plans } from '../../../server/contract/plans';
import { paths } from '../../app/paths';
import { ChoiceInput } from '../../ui/ChoiceInput';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { BrandForm } from './BrandForm';
import { CheckEmail } from './CheckEmail';
import { DoorFrame } from './DoorFrame';
import { PlanTicket } from './PlanTicket';

const planOptions = plans.map(({ id, name }) => ({ id, label: name }));

/** A brand joins, with the plan that `?tier=` names; Basic when it names none that we know. */
export function JoinPage() {
  const [params, setParams] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const plan = planFor(params.get('tier'));
  const choose = (tier: PlanId) =>
    setParams((before) => new URLSearchParams([...withoutTier(before), ['tier', tier]]), { replace: true });

  return (
    <DoorFrame aside={<PlanTicket plan={plan} />}>
      {sentTo !== null && <CheckEmail email={sentTo} onBack={() => setSentTo(null)} />}
      {/* The form stays while the other page shows, so that nothing has to be typed again. */}
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
            {plan.priceMonthly} {plan.pricePeriod}
          </Typography>
        </BrandForm>
      </div>
    </DoorFrame>
  );
}

const withoutTier = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'tier');
