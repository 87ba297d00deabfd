import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type FormEvent, useRef } from 'react';
import { ProblemError } from '../../api/client';
import { type ProofWay, proofApi } from '../../api/proof';
import { Fault } from '../../ui/Fault';
import { PasswordField } from '../../ui/PasswordField';
import { ProofByPasskey } from '../passkeys/ProofByPasskey';
import { CodeField } from '../second-factor/CodeField';

const switchTo: Record<ProofWay, string> = {
  passkey: 'Use your passkey',
  code: 'Use your authenticator app',
  password: 'Use your password',
  link: 'Email me a link instead',
};

/** Asks the person to reauthenticate, in the way that is fastest for them. */
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
      <DialogTitle id={titleId}>Confirm it’s you</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>
          This step is protected, so we check that it’s really you. We won’t ask again for ten minutes.
        </Typography>
        <Fault>{fault}</Fault>
        {!way && !fault && <Skeleton variant="rounded" height={72} />}
        {way === 'passkey' && <ProofByPasskey onProven={proven} />}
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

type ProofFormProps = { id: string; way: 'code' | 'password'; onProven: () => void };

/** The password, or a code from the app. */
function ProofForm({ id, way, onProven }: ProofFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const busy = useRef(false);

  const prove = async () => {
    busy.current = true;
    try {
      await (way === 'code' ? proofApi.byCode(typed) : proofApi.byPassword(typed));
      onProven();
    } catch (error) {
      const { fieldErrors, message } = error instanceof ProblemError ? error : { fieldErrors: {}, message: '' };
      setFault(Object.values(fieldErrors)[0] ?? (message || 'That didn’t work. Please try again.'));
    } finally {
      busy.current = false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    if (typed.trim() === '') setFault(way === 'code' ? 'Please enter the code.' : 'Please enter your password.');
    else void prove();
  };
  return (
    <Box component="form" id={id} noValidate onSubmit={submit}>
      {way === 'code' ? (
        <CodeField value={typed} onChange={setTyped} fault={fault} autoFocus />
      ) : (
        <PasswordField value={typed} onChange={setTyped} fault={fault} autoFocus />
      )}
    </Box>
  );
}

const lookEveryMs = 3_000;

/** Emails a link, and continues automatically once the link has been confirmed in any browser. */
function ProofByLink({ onProven }: { onProven: () => void }) {
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (!sent) return;
    let going = true;
    const look = async () => {
      const { fresh } = await proofApi.state();
      if (going && fresh) onProven();
    };
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return () => {
      going = false;
      clearInterval(timer);
    };
  }, [sent, onProven]);

  const send = () => {
    setFault(null);
    proofApi
      .mailLink()
      .then(() => setSent(true))
      .catch((error: Error) => setFault(error.message));
  };
  return (
    <>
      <Fault>{fault}</Fault>
      {sent ? (
        <Typography role="status">
          We’ve emailed you a link. Open it and confirm, and this page will continue automatically.
        </Typography>
      ) : (
        <Button variant="contained" onClick={send}>
          Email me a link
        </Button>
      )}
    </>
  );
}
