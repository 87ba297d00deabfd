import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { countAd, type ShownAd, useAds } from '../../api/ads';
import { type FeedFilter, type OfferCard, placeAndKindIn, useOffers } from '../../api/offers';
import { useSession } from '../../shell/session/session-context';
import { LoadMore } from '../../ui/LoadMore';
import { Fault } from '../../ui/Fault';
import { OfferFilters } from '../../ui/OfferFilters';
import { PageHeader } from '../../ui/PageHeader';
import { Box, Button, Typography } from '../../ui/elements';
import { OfferSkeleton } from '../../ui/picture-skeletons';
import { ExactTime } from '../../ui/RelativeTime';
import { RequestsBlocked } from '../../ui/RequestButton';
import { NothingFound } from './NothingFound';
import { OfferPost } from './OfferPost';
import { useLastVisit } from './use-last-visit';
import { adSlots } from '../../../server/contract/rules/ads';
import { AdCard } from '../../ui/AdCard';

/**
 * Live offers: best matches first for influencers, who can request them; newest first for viewing staff. The URL has
 * the filter.
 */
export function FeedPage() {
  const { actor } = useSession();
  const [search, setSearch] = useSearchParams();
  const mine = actor.type === 'influencer';
  const sort = mine && search.get('sort') !== 'newest' ? 'match' : 'newest';
  const filter: FeedFilter = { ...placeAndKindIn(search), sort };
  const pages = useOffers(filter);
  const { data, error, isPending, refetch } = pages;
  const ads = useAds(filter).data?.items;
  const offers = data?.pages.flatMap(({ items }) => items) ?? [];
  const isWhole = sort === 'newest' && !filter.city && !filter.category;
  const lastVisit = useLastVisit(actor.uid, isWhole ? offers[0]?.createdAt : undefined);
  const isNew = (offer: OfferCard | undefined) =>
    lastVisit !== null &&
    sort === 'newest' &&
    offer !== undefined &&
    Date.parse(offer.createdAt) > Date.parse(lastVisit.newest);
  const narrow = ({ city, category, sort: order = sort }: FeedFilter) =>
    setSearch(
      Object.entries({ city, category, sort: mine && order === 'newest' ? order : '' }).filter(
        ([, value]) => value !== '',
      ),
      { replace: true, preventScrollReset: true },
    );
  return (
    <Box sx={{ maxWidth: 920, mx: 'auto' }}>
      <PageHeader
        title={actor.type === 'admin' ? 'Feed Viewer' : 'Browse'}
        lead={
          actor.type === 'admin'
            ? 'The feed as influencers see it.'
            : 'Gifted experiences, stays and products. Request the ones you’d love to try.'
        }
      />
      {mine && <RequestsBlocked />}
      <OfferFilters
        filter={filter}
        onChange={narrow}
        first={mine && <FeedOrder value={sort} onChange={(order) => narrow({ ...filter, sort: order })} />}
        sticky
      />
      <Fault>{error?.message}</Fault>
      {error && (
        <Button variant="outlined" onClick={() => void refetch()} sx={{ mt: 3 }}>
          Retry
        </Button>
      )}
      {data && offers.length === 0 && <NothingFound filter={filter} onChange={narrow} />}
      <Box
        component="section"
        aria-label="Offers"
        aria-busy={isPending}
        sx={{ display: 'grid', gap: { xs: 6, sm: 8 } }}
      >
        {isPending && [0, 1, 2].map((index) => <OfferSkeleton key={index} ratio="4 / 5" beside="40%" />)}
        {offers.map((offer, place) => (
          <Fragment key={offer.id}>
            {place === 0 && isNew(offer) && (
              <FeedDivider accent>
                New since <ExactTime time={lastVisit?.at} />
              </FeedDivider>
            )}
            {isNew(offers[place - 1]) && !isNew(offer) && <FeedDivider>Seen before</FeedDivider>}
            <OfferPost offer={offer} reader={actor.type} />
            <AdAfter count={place + 1} ads={ads} />
          </Fragment>
        ))}
      </Box>
      <LoadMore list={pages} />
    </Box>
  );
}

type FeedDividerProps = { children: ReactNode; /** What follows is new. */ accent?: boolean };

/** A divider in the feed with a label for what follows. */
function FeedDivider({ children, accent = false }: FeedDividerProps) {
  const line = { content: '""', flex: 1, borderTop: '1px solid', borderColor: accent ? 'pass.accent' : 'divider' };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, '&::before': line, '&::after': line }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: accent ? 'pass.accent' : 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}

type Order = 'match' | 'newest';
type FeedOrderProps = { value: Order; onChange: (order: Order) => void };

const orders: readonly { id: Order; label: string }[] = [
  { id: 'match', label: 'For you' },
  { id: 'newest', label: 'Newest' },
];

/** Best matches first, or newest. */
function FeedOrder({ value, onChange }: FeedOrderProps) {
  return (
    <Box role="group" aria-label="Order" sx={{ display: 'flex', flex: 'none', gap: 1 }}>
      {orders.map(({ id, label }) => (
        <Button
          key={id}
          variant={id === value ? 'contained' : 'outlined'}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

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
