import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FeedFilter, useOffers } from '../../api/offers';
import { LoadMore } from '../../ui/LoadMore';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { OfferSkeleton } from '../../ui/picture-skeletons';
import { OfferRow } from './OfferRow';

type ExploreListProps = {
  filter: FeedFilter;
  /** The offer that is lit on the map. */
  chosen: string | null;
  onHover: (id: string | null) => void;
  onNarrow: (filter: FeedFilter) => void;
};

/** Every live offer that the filter lets through, newest first. */
export function ExploreList({ filter, chosen, onHover, onNarrow }: ExploreListProps) {
  const pages = useOffers(filter);
  const { data, error, isPending, refetch } = pages;
  const offers = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Fault>{error?.message}</Fault>
      {error && (
        <Button variant="outlined" onClick={() => void refetch()} sx={{ mt: 3 }}>
          Retry
        </Button>
      )}
      {data && offers.length === 0 && <Nothing filter={filter} onNarrow={onNarrow} />}
      <Box component="section" aria-label="Offers" aria-busy={isPending} sx={{ display: 'grid', gap: 4 }}>
        {isPending && [0, 1, 2].map((index) => <OfferSkeleton key={index} ratio="1" beside="148px" />)}
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} lit={offer.id === chosen} onHover={onHover} />
        ))}
      </Box>
      <LoadMore list={pages} />
    </>
  );
}

function Nothing({ filter, onNarrow }: Pick<ExploreListProps, 'filter' | 'onNarrow'>) {
  const { saved, bounds, ...kept } = filter;
  if (saved) {
    return (
      <EmptyState
        title="Nothing saved here yet"
        action={
          <Button variant="outlined" onClick={() => onNarrow({ ...kept, bounds })}>
            Show all offers
          </Button>
        }
      >
        The heart on an offer keeps it here for you.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={bounds ? 'No offers in this part of the map' : 'No offers match right now'}
      action={
        <Button variant="outlined" onClick={() => onNarrow({ city: '', category: '' })}>
          Show all offers
        </Button>
      }
    />
  );
}
