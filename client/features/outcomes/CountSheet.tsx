import { IconMinus, IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { largestValuePence } from '../../../server/contract/rules/bill';
import { penceOf } from '../../../server/contract/rules/money';
import NameGuestsInput from '../../api/limits/NameGuestsInput.json';
import { type CountedBy, useCountGuests } from '../../api/outcomes';
import { DialogDrawer, DrawerTitle } from '../../ui/DialogDrawer';
import { Fault } from '../../ui/Fault';
import { guestsInWords } from '../../ui/results/lift-words';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';

type CountSheetProps = {
  by: CountedBy;
  title: string;
  /** `id` is null if they had already been counted. */
  onCounted: (id: string | null, covers: number) => void;
  onClose: () => void;
};

/** How many came, and what they spent: within reach of a thumb. */
export function CountSheet({ by, title, onCounted, onClose }: CountSheetProps) {
  const titleId = useId();
  const [covers, setCovers] = useState(2);
  const [spend, setSpend] = useState('');
  const [tried, setTried] = useState(false);
  const [externalId] = useState(() => crypto.randomUUID());
  const count = useCountGuests();
  const pence = spend.trim() === '' ? undefined : penceOf(spend);
  const isWrong = pence === null || (pence ?? 0) > largestValuePence;
  const fault = tried && isWrong ? 'Enter an amount in pounds, up to £100,000.' : count.error?.fieldErrors.spendPence;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return;
    const party = { covers, externalId, ...(pence === undefined ? {} : { spendPence: pence }) };
    count.mutate({ by, party }, { onSuccess: ({ id }) => onCounted(id, covers) });
  };
  return (
    <DialogDrawer anchor="bottom" open onClose={onClose} titleId={titleId} paper={sheet}>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 4, p: 5, pb: 'max(20px, env(safe-area-inset-bottom))' }}>
        <DrawerTitle id={titleId} onClose={onClose}>
          {title}
        </DrawerTitle>
        <Covers covers={covers} onChange={setCovers} />
        <TextInput label="Spent in pounds (optional)" value={spend} onChange={setSpend} inputMode="decimal" enterKeyHint="done" autoComplete="off" placeholder="0.00" maxLength={12} fault={fault} />
        <Fault>{fault ? undefined : count.error?.message}</Fault>
        <SubmitButton busy={count.isPending} size="large" fullWidth>
          Count {guestsInWords(covers)}
        </SubmitButton>
      </Box>
    </DialogDrawer>
  ); // prettier-ignore
}

const sheet = { width: '100%', maxWidth: 480, mx: 'auto', borderRadius: '20px 20px 0 0' } as const;

const { least, most } = NameGuestsInput.covers;

type CoversProps = { covers: number; onChange: (covers: number) => void };

function Covers({ covers, onChange }: CoversProps) {
  const labelId = useId();
  const step = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Typography id={labelId} variant="subtitle2" sx={{ flex: 1 }}>
        How many came?
      </Typography>
      <IconButton aria-label="One fewer" disabled={covers <= least} onClick={() => onChange(covers - 1)} sx={button}>
        <IconMinus {...step} />
      </IconButton>
      <Typography component="output" aria-live="polite" className="tnum" sx={{ typography: 'h1', minWidth: 48, textAlign: 'center' }}>
        {covers}
      </Typography>
      <IconButton aria-label="One more" disabled={covers >= most} onClick={() => onChange(covers + 1)} sx={button}>
        <IconPlus {...step} />
      </IconButton>
    </Box>
  ); // prettier-ignore
}

const button = { width: 56, height: 56, border: '1px solid', borderColor: 'pass.lineStrong' } as const;
