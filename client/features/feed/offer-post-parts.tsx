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

/** The facts for a decision: value, work, place, company and time. */
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

const notch = {
  content: '""',
  position: 'absolute',
  width: 16,
  height: 16,
  borderRadius: '50%',
  bgcolor: 'background.default',
  border: '1px solid',
  borderColor: 'divider',
} as const;

/** The perforation between stub and cover: a notch at either end, side by side on phones. */
export function Perforation() {
  return (
    <Box
      aria-hidden
      sx={{
        position: { xs: 'relative', sm: 'absolute' },
        left: { sm: '40%' },
        top: { sm: 0 },
        bottom: { sm: 0 },
        height: { xs: 0, sm: 'auto' },
        zIndex: 1,
        clipPath: { xs: 'inset(-8px 0)', sm: 'inset(0 -8px)' },
        '&::before': { ...notch, left: -8, top: -8, borderColor: { xs: 'transparent', sm: 'divider' } },
        '&::after': {
          ...notch,
          left: { xs: 'auto', sm: -8 },
          right: { xs: -8, sm: 'auto' },
          top: { xs: -8, sm: 'auto' },
          bottom: { sm: -8 },
          borderColor: { xs: 'transparent', sm: 'divider' },
        },
      }}
    />
  );
}
