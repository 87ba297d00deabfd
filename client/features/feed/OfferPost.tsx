import { useId, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import { cityLabel } from '../../../server/contract/lists/labels';
import type { OfferCard } from '../../api/offers';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { OfferPicture } from '../../ui/OfferPicture';
import { RequestButton } from '../../ui/RequestButton';
import { SaveButton } from '../../ui/SaveButton';
import { Box, Button, Card, Typography } from '../../ui/elements';
import { OfferFacts, Perforation } from './offer-post-parts';

type OfferPostProps = { offer: OfferCard; reader: 'brand' | 'influencer' | 'admin' | 'guest' };

/** One offer in the feed: the cover, and next to it (below on phones) a stub with the facts. */
export function OfferPost({ offer, reader }: OfferPostProps) {
  const { id, title, gives, brand, city } = offer;
  const titleId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{
        position: 'relative',
        overflow: { xs: 'clip', sm: 'visible' },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '40% minmax(0, 1fr)' },
        mx: { xs: -4, sm: 0 },
        borderRadius: { xs: 0, sm: '12px' },
      }}
    >
      <Box
        sx={{
          overflow: 'hidden',
          borderRadius: { xs: 0, sm: '11px 0 0 11px' },
          alignSelf: 'stretch',
          '& > *': { height: { sm: '100%' } },
        }}
      >
        <OfferPicture offer={offer} ratio="people" sizes="(min-width: 600px) 400px, 100vw" />
      </Box>
      <Perforation />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, p: { xs: 4, sm: 6 } }}>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Avatar filePath={brand.avatarPath} name={brand.name} size={40} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="div">
              {brand.name}
            </Typography>
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {cityLabel(city)}
            </Typography>
          </Box>
          {reader === 'influencer' && (
            <Box sx={{ ml: 'auto' }}>
              <SaveButton offer={offer} />
            </Box>
          )}
        </Box>
        <Box>
          <Typography id={titleId} variant="h2">
            {reader === 'influencer' ? <TitleLink to={paths.influencer.offer(id)}>{title}</TitleLink> : title}
          </Typography>
          <Typography
            sx={{
              mt: 2,
              color: 'text.secondary',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 3,
              overflow: 'hidden',
            }}
          >
            {gives}
          </Typography>
        </Box>
        <OfferFacts offer={offer} />
        {offer.score !== undefined && <OfferMatch offer={offer} score={offer.score} />}
        {reader === 'influencer' && (
          <Box sx={{ mt: 'auto', display: 'grid', justifyContent: { sm: 'start' } }}>
            {offer.collabId ? (
              <Button component={Link} to={paths.collab(offer.collabId)} variant="outlined">
                See your ticket
              </Button>
            ) : (
              <RequestButton offer={offer} />
            )}
          </Box>
        )}
      </Box>
    </Card>
  );
}

function TitleLink({ to, children }: { to: string; children: string }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 2 },
      }}
    >
      {children}
    </Box>
  );
}

const OfferReasons = latePart(() => import('./OfferReasons').then((module) => module.default));

type OfferMatchProps = { offer: OfferCard; score: number };

/** How well an offer suits the user and, when expanded, why. */
function OfferMatch({ offer, score }: OfferMatchProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, typography: 'body2' }}>
        <span className="tnum">
          Match: <b>{score}</b> {score === 1 ? 'point' : 'points'}
        </span>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`Why ${offer.title}?`}
          onClick={() => setOpen(!open)}
        >
          Why?
        </Button>
      </Box>
      <Box id={id} hidden={!open}>
        <Suspense fallback={null}>{open && <OfferReasons id={offer.id} />}</Suspense>
      </Box>
    </Box>
  );
}
