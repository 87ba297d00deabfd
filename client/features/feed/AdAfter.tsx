import { useEffect, useRef } from 'react';
import { adSlots } from '../../../server/contract/rules/ads';
import { countAd, type ShownAd } from '../../api/ads';
import { AdCard } from '../../ui/AdCard';

type AdAfterProps = { count: number; ads: readonly ShownAd[] | undefined };

const half = 0.5;

/** The ad after this many offers, if there is one. It counts as seen once half of it has been on screen. */
export function AdAfter({ count, ads }: AdAfterProps) {
  const slot = adSlots.find(({ after }) => after === count);
  const ad = slot && ads?.find((each) => each.slot === slot.id);
  return ad ? <CountedAd key={ad.id} ad={ad} /> : null;
}

function CountedAd({ ad }: { ad: ShownAd }) {
  const { id, view } = ad;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        countAd({ id, view }, 'seen');
      },
      { threshold: half },
    );
    if (card.current) watch.observe(card.current);
    return () => watch.disconnect();
  }, [id, view]);
  return <AdCard ad={ad} ref={card} onFollow={() => countAd(ad, 'clicked')} />;
}
