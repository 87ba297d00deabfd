import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { askForScreenshotHours } from '../../../../server/contract/rules/deadlines';
import { hoursAfter } from '../../../../server/contract/rules/london-time';
import { productNow } from '../../../api/clock';
import type { Deliverable } from '../../../api/collabs';
import { latePart } from '../../../app/theme/with-mui';
import { type Reading, useReadings } from '../../../api/metrics';
import { Fault } from '../../../ui/Fault';
import { SectionSkeleton } from '../../../ui/skeletons';
import { useReader } from '../reader';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { bases, pieceMetrics, readingSources } from '../../../../server/contract/metrics';
import { exactTime } from '../../../ui/RelativeTime';
import { contentOf } from '../../../ui/pictures';

const EnterMetrics = latePart(() => import('./EnterMetrics').then((module) => module.EnterMetrics));

/** A post's results, reading by reading; its influencer can enter another one. */
export function PieceMetrics({ piece }: { piece: Deliverable }) {
  const pieceId = piece.id;
  const reader = useReader();
  const titleId = useId();
  const [entering, setEntering] = useState<boolean>();
  const { data, error } = useReadings(pieceId);
  if (!data) return error ? <Fault>{error.message}</Fault> : <SectionSkeleton />;
  const isAsked = reader === 'influencer' && data.items.length === 0 && isOver(piece);
  const isOpen = entering ?? isAsked;
  return (
    <Box ref={isAsked ? toView : undefined} role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={titleId} variant="subtitle1" component="h4">
        Results
      </Typography>
      {data.items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reader === 'influencer'
            ? 'Show the brand how your post did: copy the numbers from its insights and add a screenshot.'
            : 'The creator hasn’t entered any numbers yet.'}
        </Typography>
      )}
      {data.items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {data.items.map((reading) => (
            <OneReading key={reading.id} reading={reading} pieceId={pieceId} />
          ))}
        </Box>
      )}
      {reader === 'influencer' && !isOpen && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setEntering(true)}>
          Enter numbers
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<SectionSkeleton />}>
          <EnterMetrics pieceId={pieceId} onDone={() => setEntering(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** A story's numbers are asked for shortly before it goes. */
const isOver = ({ type, publishedAt }: Deliverable): boolean =>
  type === 'story' && publishedAt !== null && hoursAfter(new Date(publishedAt), askForScreenshotHours) <= productNow();

/** The notification leads to the form. */
const toView = (form: HTMLElement | null) => form?.scrollIntoView?.({ block: 'center' });

const CorrectMetrics = latePart(() => import('./CorrectMetrics').then((module) => module.CorrectMetrics));

/** The numbers at one time, their source, and staff's actions. */
function OneReading({ reading, pieceId }: { reading: Reading; pieceId: string }) {
  const { takenAt, basis, source, numbers, screenshotId, reason, corrected } = reading;
  const reader = useReader();
  const mayCorrect = reader === 'staff' && !corrected;
  const [correcting, setCorrecting] = useState(false);
  const { label, meaning } = bases.find(({ id }) => id === basis)!;
  return (
    <Box component="li" sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: 1 }}>
          As of {exactTime(takenAt)} · {readingSources.find(({ id }) => id === source)!.label}
        </Typography>
        {corrected && <Chip size="small" label="Corrected" />}
        <Chip size="small" variant="outlined" label={label} title={meaning} />
      </Box>
      <Box
        component="dl"
        className="tnum"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2 }}
      >
        {pieceMetrics.map(({ id, label: name }) => (
          <div key={id}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, textDecoration: corrected ? 'line-through' : undefined }}>
              {numbers[id]?.toLocaleString('en-GB') ?? 'N/A'}
            </Box>
          </div>
        ))}
      </Box>
      {reason && <Typography variant="body2">Corrected by staff: “{reason}”</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        {screenshotId && reader !== 'brand' && (
          <Link href={contentOf(screenshotId)} target="_blank" rel="noopener" variant="body2">
            See the screenshot (new tab)
          </Link>
        )}
        {mayCorrect && !correcting && (
          <Button size="small" variant="outlined" onClick={() => setCorrecting(true)}>
            Correct
          </Button>
        )}
      </Box>
      {correcting && (
        <Suspense fallback={<SectionSkeleton />}>
          <CorrectMetrics reading={reading} pieceId={pieceId} onDone={() => setCorrecting(false)} />
        </Suspense>
      )}
    </Box>
  );
}
