import { IconCalendar, IconCamera, IconGift, IconMapPin, IconUsers, type TablerIcon } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { OfferCard } from '../../api/offers';
import { asksInWords } from '../../ui/asks';
import { Money } from '../../ui/Money';
import { ExactTime } from '../../ui/RelativeTime';

/** What one decides by: worth, work, place, company and time. */
export function OfferFacts({ offer }: { offer: OfferCard }) {
  const { valuePence, asks, venue, guests, placesLeft, nextSlotAt } = offer;
  return (
    <Box
      component="ul"
      className="tnum"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, typography: 'body2' }}
    >
      <Fact icon={IconGift}>
        Worth <Money pence={valuePence} />
      </Fact>
      <Fact icon={IconCamera}>{asksInWords(asks)}</Fact>
      <Fact icon={IconMapPin}>{venue}</Fact>
      <Fact icon={IconUsers}>{guestsInWords(guests)}</Fact>
      <Fact icon={IconCalendar}>
        {nextSlotAt ? (
          <>
            From <ExactTime time={nextSlotAt} /> · <strong>{placesInWords(placesLeft)}</strong>
          </>
        ) : (
          'No times at the moment'
        )}
      </Fact>
    </Box>
  );
}

function guestsInWords(guests: number): string {
  if (guests === 0) return 'For you alone';
  return guests === 1 ? 'You and one guest' : `You and up to ${guests} guests`;
}

const placesInWords = (places: number): string => (places === 1 ? '1 place left' : `${places} places left`);

function Fact({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3 }}>
      <Box component={Icon} size={20} stroke={1.75} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      <span>{children}</span>
    </Box>
  );
}
