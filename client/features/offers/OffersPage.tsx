import { IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { labelOf } from '../../../server/contract/lists/option';
import { type OfferCard, offerStates, useOffers } from '../../api/offers';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { LoadMore } from '../../ui/LoadMore';
import { Money } from '../../ui/Money';
import { OfferPicture } from '../../ui/OfferPicture';
import { PageHeader } from '../../ui/PageHeader';
import { ExactTime } from '../../ui/RelativeTime';
import { OfferSkeleton } from '../../ui/picture-skeletons';
import { Ticket } from '../../ui/Ticket';

/** The brand's own offers, newest first. */
export function OffersPage() {
  const pages = useOffers();
  const { data, error, isPending } = pages;
  const offers = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader title="Offers" lead="What you give, and what you ask for in return." action={<MakeAnOffer />} />
      <Fault>{error?.message}</Fault>
      {!isPending && !error && offers.length === 0 && (
        <EmptyState title="No offers yet">
          Say what you give and what you ask for. Creators nearby see it in their feed and request it.
        </EmptyState>
      )}
      <Box component="section" aria-label="Your offers" aria-busy={isPending} sx={grid}>
        {isPending && [1, 2, 3, 4].map((each) => <OfferSkeleton key={each} />)}
        {offers.map((offer) => (
          <OwnOffer key={offer.id} offer={offer} />
        ))}
      </Box>
      <LoadMore list={pages} />
    </>
  );
}

const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const;

function MakeAnOffer() {
  return (
    <Button
      component={Link}
      to={paths.brand.newOffer}
      variant="contained"
      startIcon={<IconPlus size={20} stroke={1.75} />}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      Create an offer
    </Button>
  );
}

function OwnOffer({ offer }: { offer: OfferCard }) {
  const { id, title, state, venue, valuePence, placesLeft, nextSlotAt, shipped } = offer;
  return (
    <Ticket
      title={title}
      subtitle={`${labelOf(offerStates, state, 'N/A')} · ${venue}`}
      media={<OfferPicture offer={offer} ratio="venue" sizes="280px" />}
      mediaPlace="cover"
      to={paths.brand.offer(id)}
      headingLevel="h2"
      facts={[
        { label: 'Value', value: <Money pence={valuePence} /> },
        ...(shipped
          ? [{ label: 'Delivery', value: 'By post' }]
          : [
              { label: 'Places left', value: placesLeft },
              { label: 'Next time', value: nextSlotAt ? <ExactTime time={nextSlotAt} /> : 'N/A' },
            ]),
      ]}
    />
  );
}
