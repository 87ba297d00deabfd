import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { fewestPromises, promptAnswerHours } from '../../../server/contract/rules/reliability';
import type { Party, Reliability } from '../../api/reliability';
import { IconAction } from '../IconAction';
import { FigureRow } from './FigureRow';
import { figuresOf, keptInWords, scoreInWords } from './reliability-words';

type ReliabilityDialogProps = Readonly<{ of: Party; title: string; reliability: Reliability; onClose: () => void }>;

/** Every number of somebody's reliability, each with its events, and how they make the score. */
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

/** How the score is made, in words that everybody can count after. */
function Formula({ reliability }: { reliability: Reliability }) {
  const { side, kept, missed, score } = reliability;
  const missedVisit = side === 'brand' ? 'a gift that was never sent' : 'a visit without the guest';
  const content =
    side === 'brand'
      ? 'A Collab in which every draft was answered within 7 days is one more kept, one in which a draft was left is one missed.'
      : 'Content on time is one more kept for each Collab, content that came late or never is one missed. Days that the brand took to answer do not count.';
  return (
    <Box component="section" sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken', display: 'grid', gap: 2 }}>
      <Typography variant="h3" className="tnum">
        {scoreInWords(reliability)}
      </Typography>
      <Typography variant="body2">
        A promise kept is an answer within {promptAnswerHours} hours, once for each other side, or a visit that took
        place. A promise missed is an answer that came later or never, {missedVisit}, or a visit cancelled or moved
        within its last 48 hours. {content} Cancelling in time changes nothing. Rounds of changes are shown and do not
        count.
      </Typography>
      <Typography variant="body2">
        The score is the share that is surely kept, in percent: the lower bound of Wilson’s interval, wrong in one case
        of twenty. It is the largest whole m below 100 for which (100 × kept − n × m)² is at least 2.7 × n × m × (100 −
        m), where n is kept and missed together. Few promises therefore give a low score, and each one kept raises it.
        There is no score under {fewestPromises} promises.
      </Typography>
      <Typography variant="body2" className="tnum" sx={{ fontWeight: 600 }}>
        Here: {kept} kept, {missed} missed, {score === null ? 'so no score yet' : `so ${score}`}.
      </Typography>
    </Box>
  );
}
