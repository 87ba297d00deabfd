import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useId, useState } from 'react';
import { useReadings } from '../../../api/metrics';
import { Fault } from '../../../ui/Fault';
import { SectionSkeleton } from '../../../ui/skeletons';
import { useReader } from '../WhoWaits';
import { OneReading } from './OneReading';

const EnterMetrics = lazy(() => import('./EnterMetrics').then((module) => ({ default: module.EnterMetrics })));

/** What a post has reached, reading by reading; its influencer enters another one. */
export function PieceMetrics({ pieceId }: { pieceId: string }) {
  const reader = useReader();
  const titleId = useId();
  const [entering, setEntering] = useState(false);
  const { data, error } = useReadings(pieceId);
  if (!data) return error ? <Fault>{error.message}</Fault> : <SectionSkeleton />;
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={titleId} variant="subtitle1" component="h4">
        Results
      </Typography>
      {data.items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reader === 'influencer'
            ? 'Show the brand how your post did: copy the numbers from its insights and add a screenshot.'
            : 'The influencer hasn’t entered any numbers yet.'}
        </Typography>
      )}
      {data.items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {data.items.map((reading) => (
            <OneReading key={reading.id} reading={reading} pieceId={pieceId} />
          ))}
        </Box>
      )}
      {reader === 'influencer' && !entering && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setEntering(true)}>
          Enter numbers
        </Button>
      )}
      {entering && (
        <Suspense fallback={<SectionSkeleton />}>
          <EnterMetrics pieceId={pieceId} onDone={() => setEntering(false)} />
        </Suspense>
      )}
    </Box>
  );
}
