import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Party, Reliability } from '../../api/reliability';
import { IconAction } from '../IconAction';
import { FigureRow } from './FigureRow';
import { Formula } from './Formula';
import { basisInWords, figuresOf, scoreInWords } from './reliability-words';

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
        <Box>
          <Typography variant="h1" component="p" className="tnum">
            {scoreInWords(reliability)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{basisInWords(reliability)}</Typography>
        </Box>
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
