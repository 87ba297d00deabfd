import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { labelOf } from '../../../server/contract/lists/option';
import { type OfferCard, offerStates, useOffers } from '../../api/offers';
import { paths } from '../../app/paths';
import { LoadMore } from '../../ui/LoadMore';
import { Fault } from '../../ui/Fault';
import { Money } from '../../ui/Money';
import { OfferPicture } from '../../ui/OfferPicture';
import { ExactTime } from '../../ui/RelativeTime';
import { TicketSkeleton } from '../../ui/skeletons';
import { Ticket } from '../../ui/Ticket';

/** The brand's own offers, newest first. */
export function OwnOffers() {
  const titleId = useId();
  const pages = useOffers();
  const { data, error, isPending } = pages;
  const offers = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 4 }}>
        Your offers
      </Typography>
      <Fault>{error?.message}</Fault>
      {!isPending && !error && offers.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Your published offers appear here, with the places left.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }}>
        {isPending && <TicketSkeleton />}
        {offers.map((offer) => (
          <OwnOffer key={offer.id} offer={offer} />
        ))}
      </Box>
      <LoadMore list={pages} />
    </Box>
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
