import { Suspense, useId, useState } from 'react';
import { type Party, useReliability } from '../../api/records';
import { lazyWithMui } from '../../app/theme/with-mui';
import { Button, Card, Typography } from '../elements';
import { keptInWords, shortFigures } from './reliability-words';

const ReliabilityDialog = lazyWithMui(() => import('./ReliabilityDialog').then((module) => module.ReliabilityDialog));

type ReliabilityNoteProps = Readonly<{
  of: Party;
  /** The section's heading: "Your reliability", "How reliable is Casa Olmo?". */
  title: string;
  /** A dashboard's card, like those beside it. */
  isCard?: boolean;
}>;

/**
 * How reliably someone keeps their promises, in short, with a link to every number and the formula. Absent if not
 * known.
 */
export function ReliabilityNote({ of, title, isCard = false }: ReliabilityNoteProps) {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { data, isPending } = useReliability(of);
  if (!data && !isPending) return null;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      aria-busy={isPending}
      sx={{ p: 4, minHeight: 150, ...(isCard ? {} : { border: 0, bgcolor: 'pass.sunken' }) }}
    >
      <Typography
        id={titleId}
        variant={isCard ? 'h3' : 'subtitle2'}
        component="h2"
        sx={isCard ? { mb: 3 } : { color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {data && (
        <>
          <Typography variant="h2" component="p" className="tnum">
            {keptInWords(data)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {shortFigures(data)}
          </Typography>
          <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 2, ml: -3 }}>
            How this is calculated
          </Button>
        </>
      )}
      {open && data && (
        <Suspense fallback={null}>
          <ReliabilityDialog of={of} title={title} reliability={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
