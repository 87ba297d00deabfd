import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FeedFilter, useOffers, type OfferCard } from '../../api/offers';
import { LoadMore } from '../../ui/LoadMore';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { OfferSkeleton } from '../../ui/picture-skeletons';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { categoryLabel, cityLabel } from '../../../server/contract/lists/labels';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { asksInWords } from '../../ui/asks';
import { NextTime, OfferPicture } from '../../ui/OfferPicture';
import { SaveButton } from '../../ui/SaveButton';
import { worthInWords } from '../../ui/visit-facts';

type ExploreListProps = {
  filter: FeedFilter;
  /** The offer highlighted on the map. */
  chosen: string | null;
  onHover: (id: string | null) => void;
  onNarrow: (filter: FeedFilter) => void;
};

/** Every live offer that matches the filter, newest first. */
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
        title="No saved offers here"
        action={
          <Button variant="outlined" onClick={() => onNarrow({ ...kept, bounds })}>
            Show all offers
          </Button>
        }
      >
        Tap the heart on an offer to save it here.
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

type OfferRowProps = { offer: OfferCard; lit?: boolean; onHover?: (id: string | null) => void };

/** An offer in a few lines; hovering over it highlights its pin on the map. */
function OfferRow({ offer, lit = false, onHover }: OfferRowProps) {
  const { actor } = useSession();
  const { id, title, brand, city, category, asks } = offer;
  const titleId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      onMouseEnter={() => onHover?.(id)}
      onMouseLeave={() => onHover?.(null)}
      onFocus={() => onHover?.(id)}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '148px minmax(0, 1fr)' },
        overflow: 'hidden',
        borderColor: lit ? 'primary.main' : undefined,
        boxShadow: lit ? (theme) => `0 0 0 1px ${theme.vars.palette.primary.main}` : undefined,
      }}
    >
      <Box sx={{ '& > *': { height: '100%' } }}>
        <OfferPicture offer={offer} ratio="square" sizes="148px" />
      </Box>
      <Box sx={{ p: 4, pr: 13, minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {brand.name} · {cityLabel(city)} · {categoryLabel(category)}
        </Typography>
        <Typography id={titleId} variant="h3" component="h2" sx={{ mt: 1 }}>
          <Box
            component={Link}
            to={paths.influencer.offer(id)}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Box>
        </Typography>
        <Typography variant="body2" className="tnum" sx={{ mt: 2 }}>
          {worthInWords(offer)} for {asksInWords(asks)}
        </Typography>
        <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
          <NextTime offer={offer} />
        </Typography>
      </Box>
      {actor.type === 'influencer' && (
        <Box sx={{ position: 'absolute', top: 6, right: 6, zIndex: 1 }}>
          <SaveButton offer={offer} />
        </Box>
      )}
    </Card>
  );
}
