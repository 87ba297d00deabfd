import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { billPenceOf, dividedInWords, divideBill } from '../../../server/contract/rules/bill';
import { typedPence } from '../../../server/contract/rules/money';
import type { ProblemError } from '../../api/client';
import TypeBillInput from '../../api/limits/TypeBillInput.json';
import { Fault } from '../Fault';
import { SubmitButton } from '../SubmitButton';
import { TextInput } from '../TextInput';

type BillFormProps = {
  /** The most that the offer covers. */
  capPence: number;
  /** The current total. */
  before?: number;
  busy: boolean;
  error: ProblemError | null;
  onSubmit: (pence: number) => void;
  onCancel?: () => void;
  /** Additional input. */
  children?: ReactNode;
};

/** Enters a bill's total in pounds, and shows while typing who pays what. */
export function BillForm(props: BillFormProps) {
  const { capPence, before, busy, error, onSubmit, onCancel, children } = props;
  const [typed, setTyped] = useState(before === undefined ? '' : typedPence(before));
  const [tried, setTried] = useState(false);
  const pence = billPenceOf(typed);
  const refused = error?.fieldErrors.pence;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pence !== null) onSubmit(pence);
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ maxWidth: 320 }}>
        <TextInput
          label="Bill in pounds"
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          autoFocus={before !== undefined}
          placeholder="0.00"
          hint="The whole bill, before the offer is taken off"
          maxLength={15}
          fault={tried && pence === null ? TypeBillInput.pence.says : refused}
        />
      </Box>
      <Typography role="status" sx={{ fontWeight: 550, '&:empty': { display: 'none' } }}>
        {pence !== null && dividedInWords(divideBill(pence, capPence))}
      </Typography>
      {children}
      <Fault>{refused ? undefined : error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={busy}>Save the bill</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </Box>
  );
}
