import type { OfferCard } from '../api/offers';
import { ExactTime } from './RelativeTime';

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
