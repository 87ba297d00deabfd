import { useRecordContext } from 'react-admin';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { ExactTime } from '../../ui/RelativeTime';
import { DeleteProfile } from '../deletion/DeleteProfile';
import { DeletedNotice } from '../deletion/DeletedNotice';
import { Facts } from '../record/Facts';
import { RecordHeader } from '../record/RecordHeader';
import { resources } from '../resources';
import { ClaimChip } from './ClaimChip';
import { Claims } from './Claims';
import { OnLists } from './OnLists';
import { type Influencer, engagementText, placeOf, platformsOf, sourceLabel } from './influencer';

/** One influencer. */
export function InfluencerRecord() {
  const influencer = useRecordContext<Influencer>();
  if (!influencer) return null;
  const { name, handle, avatarPath, followers, engagement, categories, source, claimed, createdAt, deletedAt } =
    influencer;
  const what = { kind: 'influencer', resource: resources.influencers, id: influencer.id, name } as const;
  return (
    <>
      <RecordHeader title={`@${handle}`} subtitle={name} picture={avatarPath} />
      <Facts
        facts={[
          ['Followers', abbreviateNumber(followers)],
          ['Engagement', engagementText(engagement)],
          ['Platforms', platformsOf(influencer)],
          ['Place', placeOf(influencer)],
          ['Categories', categories.join(', ') || 'N/A'],
          ['Source', sourceLabel(source)],
          ['Profile', <ClaimChip claimed={claimed} />],
          ['Created', <ExactTime time={createdAt} />],
        ]}
      />
      {!deletedAt && <Claims influencer={influencer} />}
      {!deletedAt && <OnLists influencerId={influencer.id} />}
      {deletedAt ? <DeletedNotice {...what} deletedAt={deletedAt} /> : <DeleteProfile {...what} />}
    </>
  );
}
