import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { type Basis, bases } from '../../../../server/contract/metrics';
import CorrectMetricsInput from '../../../api/limits/CorrectMetricsInput.json';
import { type Reading, useCorrectMetrics } from '../../../api/metrics';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import { MetricFields, faultsIn, numbersOf, typedOf } from './MetricFields';

type CorrectMetricsProps = { reading: Reading; pieceId: string; onDone: () => void };

/** Staff correct numbers, or confirm that they have checked them. The previous reading stays visible. */
export function CorrectMetrics({ reading, pieceId, onDone }: CorrectMetricsProps) {
  const [typed, setTyped] = useState(typedOf(reading.numbers));
  const [basis, setBasis] = useState<Basis>('measured');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const correct = useCorrectMetrics(pieceId, reading.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { ...faultsIn(typed), ...(reason.trim() ? {} : { reason: 'Please give a reason.' }) };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    correct.mutate(
      { ...numbersOf(typed), basis, reason },
      {
        onSuccess: () => {
          toast.success('Corrected. Both sides see it now.');
          onDone();
        },
        onError: ({ fieldErrors }) => setFaults(fieldErrors),
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <MetricFields typed={typed} faults={faults} onChange={setTyped} />
      <TextField select label="Where the numbers come from" value={basis} onChange={(event) => setBasis(event.target.value as Basis)}>
        {bases.map(({ id, label, meaning }) => (
          <option key={id} value={id}>
            {`${label}: ${meaning}`}
          </option>
        ))}
      </TextField>
      <TextField label="Why" value={reason} onChange={(event) => setReason(event.target.value)} error={Boolean(faults.reason)} helperText={faults.reason ?? 'Both sides can read it.'} slotProps={{ htmlInput: { maxLength: CorrectMetricsInput.reason.most } }} />
      <Fault>{correct.error && Object.keys(correct.error.fieldErrors).length === 0 ? correct.error.message : null}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={correct.isPending}>Correct</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  ); // prettier-ignore
}
