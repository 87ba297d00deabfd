import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { offersBeforeMiddle } from '../../../server/contract/rules/ads';
import { useAds } from '../../api/ads';
import { type FeedFilter, type OfferCard, useOffers } from '../../api/offers';
import { useSession } from '../../shell/session/session-context';
import { LoadMore } from '../../ui/LoadMore';
import { Fault } from '../../ui/Fault';
import { OfferFilters } from '../../ui/OfferFilters';
import { PageHeader } from '../../ui/PageHeader';
import { TicketSkeleton } from '../../ui/Skeletons';
import { ExactTime } from '../../ui/RelativeTime';
import { AdSlot } from './AdSlot';
import { FeedDivider } from './FeedDivider';
import { FeedOrder } from './FeedOrder';
import { NothingFound } from './NothingFound';
import { OfferPost } from './OfferPost';
import { useLastVisit } from './use-last-visit';

/** Live offers, newest first or those first which suit: influencers request them, staff look on. The filter stands in the address. */
export function FeedPage() {
  const { actor } = useSession();
  const [search, setSearch] = useSearchParams();
  const mine = actor.type === 'influencer';
  const sort = mine && search.get('sort') === 'match' ? 'match' : 'newest';
  const filter: FeedFilter = { city: search.get('city') ?? '', category: search.get('category') ?? '', sort };
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
      Object.entries({ city, category, sort: order === 'match' ? order : '' }).filter(([, value]) => value !== ''),
      { replace: true, preventScrollReset: true },
    );
  return (
    <Box sx={{ maxWidth: 920, mx: 'auto' }}>
      <PageHeader
        title={actor.type === 'admin' ? 'Feed Viewer' : 'Browse'}
        lead={
          actor.type === 'admin'
            ? 'The feed as influencers see it.'
            : 'Gifted by brands near you. Request what suits you; the brand answers each request itself.'
        }
      />
      {mine && <FeedOrder value={sort} onChange={(order) => narrow({ ...filter, sort: order })} />}
      <OfferFilters filter={filter} onChange={narrow} />
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
        {isPending && [0, 1, 2].map((index) => <TicketSkeleton key={index} />)}
        {offers.length > 0 && <AdSlot slot="feed-top" ads={ads} />}
        {offers.map((offer, place) => (
          <Fragment key={offer.id}>
            {place === 0 && isNew(offer) && (
              <FeedDivider accent>
                New since <ExactTime time={lastVisit?.at} />
              </FeedDivider>
            )}
            {isNew(offers[place - 1]) && !isNew(offer) && <FeedDivider>Seen before</FeedDivider>}
            <OfferPost offer={offer} reader={actor.type} />
            {place === offersBeforeMiddle - 1 && <AdSlot slot="feed-middle" ads={ads} />}
          </Fragment>
        ))}
      </Box>
      <LoadMore list={pages} />
    </Box>
  );
}
