import {
  IconCalendar,
  IconCamera,
  IconGift,
  IconMapPin,
  IconTruckDelivery,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OfferCard } from '../../api/offers';
import { asksInWords } from '../../ui/asks';
import { NextTime } from '../../ui/OfferPicture';
import { Box } from '../../ui/elements';
import { worthInWords } from '../../ui/visit-facts';

/** What one decides by: worth, work, place, company and time. */
export function OfferFacts({ offer }: { offer: OfferCard }) {
  const { asks, venue, guests, shipped } = offer;
  return (
    <Box
      component="ul"
      className="tnum"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, typography: 'body2' }}
    >
      <Fact icon={IconGift}>{worthInWords(offer)}</Fact>
      <Fact icon={IconCamera}>{asksInWords(asks)}</Fact>
      <Fact icon={IconMapPin}>{venue}</Fact>
      {!shipped && <Fact icon={IconUsers}>{guestsInWords(guests)}</Fact>}
      <Fact icon={shipped ? IconTruckDelivery : IconCalendar}>
        <NextTime offer={offer} />
      </Fact>
    </Box>
  );
}

function guestsInWords(guests: number): string {
  if (guests === 0) return 'Just you';
  return guests === 1 ? 'You and one guest' : `You and up to ${guests} guests`;
}

function Fact({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3 }}>
      <Box component={Icon} size={20} stroke={1.75} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      <span>{children}</span>
    </Box>
  );
}
