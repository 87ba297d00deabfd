import { Suspense, useState } from 'react';
import { lazyWithMui } from '../../app/theme/with-mui';
import { Box, ButtonBase } from '../../ui/elements';
import type { InfluencerCard } from './browser-api';

const MatchDialog = lazyWithMui(() => import('./MatchDialog').then((module) => module.default));

type MatchScoreProps = { person: InfluencerCard; score: number; of: number; offer: string };

/** How well someone matches, with a link to the reasons. */
export function MatchScore({ person, score, of, offer }: MatchScoreProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-label={`Match ${score} of ${of}: why ${person.name}?`}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          width: '100%',
          minHeight: { xs: 44, sm: 32 },
          mt: 2,
          px: 2.5,
          borderRadius: '6px',
          bgcolor: 'pass.primarySoft',
          color: 'text.primary',
          typography: 'body2',
        }}
      >
        <span className="tnum">
          <Box component="b" sx={{ fontWeight: 650 }}>
            {score}
          </Box>{' '}
          of {of}
        </span>
        <Box component="span" sx={{ textDecoration: 'underline', textUnderlineOffset: 3 }}>
          Why?
        </Box>
      </ButtonBase>
      <Suspense fallback={null}>
        {open !== undefined && <MatchDialog person={person} offer={offer} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
