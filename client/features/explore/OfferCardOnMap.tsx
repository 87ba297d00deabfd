import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { floatingShadow } from '../../../server/contract/tokens';
import type { Offer } from '../../api/offers';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { asksInWords } from '../../ui/asks';
import { IconAction } from '../../ui/IconAction';
import { OfferPicture } from '../../ui/OfferPicture';
import { SaveButton } from '../../ui/SaveButton';
import { worthInWords } from '../../ui/visit-facts';

type OfferCardOnMapProps = { offer: Offer; onClose: () => void };

/** A pin's offer: its picture first. It takes the focus, and returns it to the pin. */
export function OfferCardOnMap({ offer, onClose }: OfferCardOnMapProps) {
  const { id, title, brand, venue, exactPlace, asks } = offer;
  const { actor } = useSession();
  const titleId = useId();
  const isWide = useMediaQuery('(min-width: 900px)');
  const card = useFocusWhileOpen();
  return (
    <Card
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{ position: 'relative', boxShadow: floatingShadow, outline: 'none', ...(!isWide && beside) }}
    >
      <Box sx={isWide ? undefined : { '& > *': { height: '100%' } }}>
        <OfferPicture offer={offer} ratio={isWide ? 'venue' : 'square'} sizes="300px" />
      </Box>
      <Box sx={{ p: 3, pr: isWide ? 3 : 12, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {brand.name}
        </Typography>
        <Typography id={titleId} variant="subtitle1" component="h2">
          <Box component={Link} to={paths.influencer.offer(id)} sx={wholeCard}>
            {title}
          </Box>
        </Typography>
        <Typography variant="body2">
          {worthInWords(offer)} for {asksInWords(asks)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {exactPlace ? venue : `${venue} (shown in the middle of the city)`}
        </Typography>
      </Box>
      <Box sx={{ position: 'absolute', zIndex: 1, top: 8, right: 8, display: 'flex', gap: 1, ...(!isWide && upright) }}>
        {actor.type === 'influencer' && <SaveButton offer={offer} onPicture={isWide} />}
        <IconAction icon={IconX} label="Close" onClick={onClose} onPicture={isWide} />
      </Box>
    </Card>
  );
}

/** As a row at the bottom of a phone. */
const beside = { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)' } as const;
const upright = { flexDirection: 'column-reverse', top: 2, right: 2 } as const;

/** The whole card is a link to the offer. */
const wholeCard = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

function useFocusWhileOpen() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return card;
}
