import { useSuspenseQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { categoryLabel } from '../../../server/contract/lists/labels';
import { venueInCity } from '../../../server/contract/way-there';
import { labelOf } from '../../../server/contract/lists/option';
import { measure } from '../../../server/contract/tokens';
import { type Offer, offerKinds, offerQuery, offerStates, type Slot } from '../../api/offers';
import { asksInWords, dueInWords } from '../../ui/asks';
import { GoldenRules } from '../../ui/GoldenRules';
import { Money } from '../../ui/Money';
import { OfferPicture } from '../../ui/OfferPicture';
import { PageHeader } from '../../ui/PageHeader';
import { ExactTime } from '../../ui/RelativeTime';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { PageSkeleton } from '../../ui/skeletons';
import { channelsInWords } from '../../ui/rights-words';
import { Ticket } from '../../ui/Ticket';
import { coverFacts, stayFacts, visitFacts } from '../../ui/visit-facts';
import { OfferActions } from './OfferActions';

/** One offer, for its brand and for people who can request it. */
export function OfferPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<PageSkeleton shape="ticketAndSteps" />}>
      <WholeOffer id={id} />
    </Suspense>
  );
}

function WholeOffer({ id }: { id: string }) {
  const { data: offer } = useSuspenseQuery(offerQuery(id));
  const { title, gives, brief, brand, venue, city, rights, shipped } = offer;
  return (
    <>
      <PageHeader title={title} lead={venueInCity({ venue: whose(brand.name, venue), city })} />
      <Box
        sx={{
          display: 'grid',
          gap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '400px minmax(0, 1fr)' },
        }}
      >
        <Ticket
          title={brand.name}
          subtitle={sortOf(offer)}
          media={<OfferPicture offer={offer} ratio="venue" sizes="400px" />}
          mediaPlace="cover"
          headingLevel="h2"
          facts={[
            { label: 'Value', value: <Money pence={offer.valuePence} /> },
            ...coverFacts(offer),
            { label: 'Content', value: asksInWords(offer.asks) },
            { label: 'Due', value: dueInWords(offer) },
            ...stayFacts(offer),
            ...(shipped ? [{ label: 'Delivery', value: 'By post' }] : visitFacts(offer)),
          ]}
          actions={<OfferActions offer={offer} />}
        />
        <Box sx={{ display: 'grid', gap: 8 }}>
          <Words title="The gift">{gives}</Words>
          {!shipped && <OfferTimes slots={offer.slots} />}
          <ReliabilityNote of={{ side: 'brand', id: brand.id }} title={`How reliable is ${brand.name}?`} />
          {rights && <Words title="Usage rights">{mayUse(brand.name, rights)}</Words>}
          {brief && <Words title="Brief">{brief}</Words>}
          <GoldenRules />
        </Box>
      </Box>
    </>
  );
}

/** The brand and its venue, without repeating the brand's name. */
const whose = (brand: string, venue: string): string => (venue.startsWith(brand) ? venue : `${brand}, ${venue}`);

/** "Paused · Experience · Restaurants"; a live state isn't mentioned. */
function sortOf({ state, kind, category }: Offer): string {
  const states = state === 'live' ? [] : [labelOf(offerStates, state, 'N/A')];
  return [...states, labelOf(offerKinds, kind, 'N/A'), categoryLabel(category)].join(' · ');
}

const mayUse = (brand: string, { channels, months }: NonNullable<Offer['rights']>): string =>
  `${brand} can use the content for ${months === 1 ? '1 month' : `${months} months`} after approving it: ${channelsInWords(channels)}.`;

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: measure }}>{children}</Typography>
    </Box>
  );
}

/** Upcoming times, with the places left at each. */
function OfferTimes({ slots }: { slots: readonly Slot[] }) {
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 2 }}>
        Times
      </Typography>
      {slots.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No upcoming times.</Typography>}
      <Box component="ul" className="tnum" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 480 }}>
        {slots.map(({ id, startsAt, capacity, placesLeft }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 2,
              borderTop: '1px dashed',
              borderColor: 'pass.lineStrong',
            }}
          >
            <ExactTime time={startsAt} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {placesLeft === 0 ? 'Full' : `${placesLeft} of ${capacity} left`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
