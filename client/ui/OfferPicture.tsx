import type { BrandCategory } from '../../server/contract/lists/brands';
import { OfferCover } from './offer-cover/OfferCover';
import { Photo } from './Photo';
import type { OfferCard } from '../api/offers';
import { ExactTime } from './RelativeTime';

type OfferPictureProps = {
  offer: Readonly<{ id: string; category: BrandCategory; photoPath: string | null }>;
  ratio: 'people' | 'venue' | 'square';
  sizes?: string;
};

/** The offer's own photo; until it has one, its category's printed cover. The title next to it describes it. */
export function OfferPicture({ offer, ratio, sizes }: OfferPictureProps) {
  const { id, category, photoPath } = offer;
  if (photoPath) return <Photo filePath={photoPath} alt="" ratio={ratio} sizes={sizes} />;
  return <OfferCover id={id} category={category} ratio={ratio} />;
}

const few = 10;

type NextTimeProps = { offer: Pick<OfferCard, 'shipped' | 'nextSlotAt' | 'placesLeft'> };

/** When an offer is next available, and how many places are left once there are few; not for parcels. */
export function NextTime({ offer: { shipped, nextSlotAt, placesLeft } }: NextTimeProps) {
  if (shipped) return 'Sent to the address you give';
  if (!nextSlotAt) return 'No times right now';
  return (
    <>
      From <ExactTime time={nextSlotAt} />
      {placesLeft <= few && (
        <>
          {' '}
          · <strong>{placesLeft === 1 ? '1\u00a0place left' : `${placesLeft}\u00a0places left`}</strong>
        </>
      )}
    </>
  );
}
