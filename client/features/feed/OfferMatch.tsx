import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useId, useState } from 'react';
import type { OfferCard } from '../../api/offers';

const OfferReasons = lazy(() => import('./OfferReasons'));

type OfferMatchProps = { offer: OfferCard; score: number };

/** How well an offer suits the reader, and, opened, why. */
export function OfferMatch({ offer, score }: OfferMatchProps) {
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
