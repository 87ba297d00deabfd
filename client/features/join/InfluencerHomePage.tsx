import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { CreatorPromises } from './CreatorPromises';
import { DoorFrame } from './DoorFrame';
import { InfluencerJoin } from './InfluencerJoin';

/** What the product offers influencers, with sign-up and sign-in. */
export function InfluencerHomePage() {
  return (
    <DoorFrame aside={<CreatorPromises />}>
      <InfluencerJoin invitedBy={null}>
        <PageHeader
          title="Join as a creator"
          lead={
            <>
              Restaurants, hotels and makers invite you; you make the content. Joining is free. Have a venue?{' '}
              <TextLink to={paths.join}>Join as a brand</TextLink>
            </>
          }
        />
      </InfluencerJoin>
    </DoorFrame>
  );
}
