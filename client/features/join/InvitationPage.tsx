import { useSearchParams } from 'react-router';
import JoinInfluencerInput from '../../api/limits/JoinInfluencerInput.json';
import { PageHeader } from '../../ui/PageHeader';
import { CreatorPromises } from './CreatorPromises';
import { DoorFrame } from './DoorFrame';
import { InfluencerJoin } from './InfluencerJoin';

/** The page of an invitation: `?ref=` identifies the inviter, and is stored when the influencer joins. */
export function InvitationPage() {
  const [params] = useSearchParams();
  const invitedBy = params.get('ref')?.trim().slice(0, JoinInfluencerInput.ref.most) || null;
  return (
    <DoorFrame aside={<CreatorPromises />}>
      <InfluencerJoin invitedBy={invitedBy}>
        <PageHeader
          title="You’re invited"
          lead="Tastemaker is where creators find gifted visits and products from good places. Tell us who you are, and have a look around."
        />
      </InfluencerJoin>
    </DoorFrame>
  );
}
