import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { categoryLabel, cityLabel } from '../../../server/contract/lists/labels';
import type { OfferCard } from '../../api/offers';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { asksInWords } from '../../ui/asks';
import { Money } from '../../ui/Money';
import { NextTime } from '../../ui/NextTime';
import { OfferPicture } from '../../ui/OfferPicture';
import { SaveButton } from '../../ui/SaveButton';

type OfferRowProps = { offer: OfferCard; lit?: boolean; onHover?: (id: string | null) => void };

/** An offer in a few lines; pointing at it lights its pin on the map. */
export function OfferRow({ offer, lit = false, onHover }: OfferRowProps) {
  const { actor } = useSession();
  const { id, title, brand, city, category, valuePence, asks } = offer;
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
          Worth <Money pence={valuePence} /> for {asksInWords(asks)}
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
