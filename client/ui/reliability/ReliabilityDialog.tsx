import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { fewestPromises, promptAnswerHours } from '../../../server/contract/rules/reliability';
import { type Party, type Reliability, type Mark, useMarks } from '../../api/records';
import { IconAction } from '../IconAction';
import { figuresOf, keptInWords, scoreInWords, type Figure, markInWords } from './reliability-words';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { paths } from '../../app/paths';
import { longDay } from '../day';
import { Fault } from '../Fault';
import { LoadMore } from '../LoadMore';
import { TextLink } from '../TextLink';
import { FoldArrow } from '../Fold';

type ReliabilityDialogProps = Readonly<{ of: Party; title: string; reliability: Reliability; onClose: () => void }>;

/** Every number of someone's reliability, each with its events, and how they make up the score. */
export function ReliabilityDialog({ of, title, reliability, onClose }: ReliabilityDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {title}
        <IconAction icon={IconX} label="Close" onClick={onClose} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="h1" component="p" className="tnum">
          {keptInWords(reliability)}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {figuresOf(reliability).map((figure) => (
            <FigureRow key={figure.label} of={of} figure={figure} />
          ))}
        </Box>
        <Formula reliability={reliability} />
      </DialogContent>
    </Dialog>
  );
}

/** How the score is calculated, in enough detail to check it. */
function Formula({ reliability }: { reliability: Reliability }) {
  const { side, kept, missed, score } = reliability;
  const missedVisit = side === 'brand' ? 'a gift that was never sent' : 'a visit the creator missed';
  const content =
    side === 'brand'
      ? 'A Collab with every draft answered within 7 days counts as one more kept, and one with an unanswered draft as one missed.'
      : 'Content on time counts as one more kept per Collab, and content that’s late or never arrives as one missed. Days the brand took to answer don’t count.';
  return (
    <Box component="section" sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken', display: 'grid', gap: 2 }}>
      <Typography variant="h3" className="tnum">
        {scoreInWords(reliability)}
      </Typography>
      <Typography variant="body2">
        Promises kept are answers within {promptAnswerHours} hours, counted once for each brand or creator, and visits
        that happened. Promises missed are answers that came later or never, {missedVisit}, and visits cancelled or
        moved in the last 48 hours. {content} Cancelling in time changes nothing. Rounds of changes are shown but don’t
        count.
      </Typography>
      <Typography variant="body2">
        The score is a cautious estimate of the percentage of promises kept: the one-sided 95% lower bound of Wilson’s
        interval. It is the largest whole number m below 100 for which (100 × kept − n × m)² is at least 2.7 × n × m ×
        (100 − m), where n is kept plus missed. So a few promises give a low score, and each one kept raises it. There’s
        no score with fewer than {fewestPromises} promises.
      </Typography>
      <Typography variant="body2" className="tnum" sx={{ fontWeight: 600 }}>
        Here: {kept} kept, {missed} missed, {score === null ? 'so no score yet' : `so ${score}`}.
      </Typography>
    </Box>
  );
}

/** A number that opens the events it was counted from. */
function FigureRow({ of, figure: { kind, label, value } }: { of: Party; figure: Figure }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ borderTop: '1px dashed', borderColor: 'pass.lineStrong' }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={listId}
        sx={{
          width: '100%',
          minHeight: 44,
          py: 2,
          gap: 3,
          justifyContent: 'space-between',
          textAlign: 'left',
          typography: 'body1',
        }}
      >
        <span>{label}</span>
        <Box
          component="span"
          className="tnum"
          sx={{ display: 'flex', gap: 2, alignItems: 'center', fontWeight: 600, flex: 'none' }}
        >
          {value}
          <FoldArrow open={open} />
        </Box>
      </ButtonBase>
      <Box id={listId}>{open && <MarkList of={of} kind={kind} />}</Box>
    </Box>
  );
}

/** The events behind a number: their dates, and a link to the Collab if the user takes part in it. */
function MarkList({ of, kind }: { of: Party; kind: Mark['kind'] }) {
  const list = useMarks(of, kind);
  const marks = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Box sx={{ pb: 4 }}>
      <Fault>{list.error?.message}</Fault>
      {list.isPending && <Skeleton variant="rounded" height={64} />}
      {marks?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing yet.
        </Typography>
      )}
      <Box component="ul" className="tnum" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {marks?.map((mark, place) => (
          <Box component="li" key={place} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, py: 1 }}>
            <Box component="span" sx={{ color: 'text.secondary', flex: '0 0 150px' }}>
              {longDay(mark.on)}
            </Box>
            <Box component="span" sx={{ flex: '1 1 160px' }}>
              {markInWords(mark, of.side)}
            </Box>
            {mark.collabId && <TextLink to={paths.collab(mark.collabId)}>Collab</TextLink>}
          </Box>
        ))}
      </Box>
      <LoadMore list={list} />
    </Box>
  );
}
