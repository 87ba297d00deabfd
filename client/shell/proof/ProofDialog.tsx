import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { type ProofWay, proofApi } from '../../api/proof';
import { Fault } from '../../ui/Fault';
import { ProofByLink } from './ProofByLink';
import { ProofForm } from './ProofForm';

const switchTo: Record<ProofWay, string> = {
  code: 'Use your authenticator app',
  password: 'Use your password',
  link: 'Mail me a link instead',
};

/** Asks the person to show once more that it is they, in the way that is quickest for them. */
export function ProofDialog({ onAnswer }: { onAnswer: (proven: boolean) => void }) {
  const [titleId, formId] = [useId(), useId()];
  const [ways, setWays] = useState<readonly ProofWay[]>([]);
  const [way, setWay] = useState<ProofWay | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    proofApi
      .state()
      .then((state) => {
        setWays(state.ways);
        setWay(state.ways[0] ?? 'link');
      })
      .catch((error: Error) => setFault(error.message));
  }, []);

  const proven = () => onAnswer(true);
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Is it you?</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>
          This takes effect at once, so please confirm that it is you. For ten minutes you are not asked again.
        </Typography>
        <Fault>{fault}</Fault>
        {!way && !fault && <Skeleton variant="rounded" height={72} />}
        {way === 'link' && <ProofByLink onProven={proven} />}
        {(way === 'code' || way === 'password') && <ProofForm key={way} id={formId} way={way} onProven={proven} />}
        <Box sx={{ display: 'grid', justifyItems: 'start', mt: 3 }}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} size="small" onClick={() => setWay(other)}>
                {switchTo[other]}
              </Button>
            ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        {(way === 'code' || way === 'password') && (
          <Button variant="contained" type="submit" form={formId}>
            Confirm
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
