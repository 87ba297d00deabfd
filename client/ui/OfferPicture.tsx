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

/** The offer's own photo; until it has one, the printed cover of its category. The title beside it says what it shows. */
export function OfferPicture({ offer, ratio, sizes }: OfferPictureProps) {
  const { id, category, photoPath } = offer;
  if (photoPath) return <Photo filePath={photoPath} alt="" ratio={ratio} sizes={sizes} />;
  return <OfferCover id={id} category={category} ratio={ratio} />;
}

const few = 10;

type NextTimeProps = { offer: Pick<OfferCard, 'shipped' | 'nextSlotAt' | 'placesLeft'> };

/** When an offer can be taken next, and how many places are left once they are few; a parcel needs neither. */
export function NextTime({ offer: { shipped, nextSlotAt, placesLeft } }: NextTimeProps) {
  if (shipped) return 'Sent to the address you give';
  if (!nextSlotAt) return 'No times right now';
  return (
    <>
      From <ExactTime time={nextSlotAt} />
      {placesLeft <= few && (
        <>
          {' '}
          · <strong>{placesLeft === 1 ? '1 place left' : `${placesLeft} places left`}</strong>
        </>
      )}
    </>
  );
}
