import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import RefundInput from '../../../api/limits/RefundInput.json';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { type VatMode, withVat } from '../../../../server/contract/vat';
import { usePublicSettings } from '../../../api/settings';
import { formatPence, penceOf, typedPence } from '../../../../server/contract/rules/money';
import { type Subscription, useBrandInvoices, useRefund, type Invoice } from './billing-actions';
import type { components } from '../../../api/schema';
import { longDay } from '../../../ui/day';

type RefundFormProps = { brandId: string; ledger: Subscription['ledger'] };
const empty = { key: '', amount: '', reason: '' };

/** Refunds an invoice or a Collab. Asks for confirmation; the server then requires reauthentication. */
export function RefundForm({ brandId, ledger }: RefundFormProps) {
  const { vat } = usePublicSettings();
  const invoices = useBrandInvoices(brandId);
  const refund = useRefund(brandId);
  const [form, setForm] = useState(empty);
  const [missing, setMissing] = useState<Partial<typeof empty>>({});
  const [asking, setAsking] = useState(false);

  const payments = paymentsOf(invoices.data ?? [], ledger, vat);
  const payment = payments.find(({ key }) => key === form.key);
  const pence = penceOf(form.amount);
  const faults = refund.error?.fieldErrors ?? {};
  const set = (change: Partial<typeof empty>) => {
    setForm({ ...form, ...change });
    setMissing({});
    refund.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = {
      ...(payment ? {} : { key: 'Please choose a payment.' }),
      ...(pence ? {} : { amount: 'Please enter an amount, such as 25 or 12.50.' }),
      ...(form.reason.trim() ? {} : { reason: 'Please give a reason.' }),
    };
    setMissing(lacking);
    setAsking(Object.keys(lacking).length === 0);
  };
  const send = () => {
    setAsking(false);
    if (!payment || !pence) return;
    const input = { ...payment.of, amountPence: pence, reason: form.reason.trim() };
    refund.mutate(input, { onSuccess: () => setForm(empty) });
  };
  if (invoices.isSuccess && payments.length === 0) return null;
  return (
    <Box component="form" noValidate aria-label="Refund" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Fault>{invoices.error?.message}</Fault>
      <TextField
        id="refund-payment"
        select
        label="Payment"
        value={payment ? form.key : ''}
        onChange={({ target }) => {
          const chosen = payments.find(({ key }) => key === target.value);
          set({ key: target.value, amount: chosen ? typedPence(chosen.paidPence) : '' });
        }}
        error={Boolean(missing.key)}
        helperText={missing.key}
      >
        {payments.map(({ key, label }) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Amount in pounds"
        value={form.amount}
        onChange={({ target }) => set({ amount: target.value })}
        error={Boolean(missing.amount ?? faults.amountPence)}
        helperText={missing.amount ?? faults.amountPence}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label="Why"
        value={form.reason}
        onChange={({ target }) => set({ reason: target.value })}
        error={Boolean(missing.reason ?? faults.reason)}
        helperText={missing.reason ?? faults.reason}
        slotProps={{ htmlInput: { maxLength: RefundInput.reason.most } }}
      />
      <Fault>{refund.error && Object.keys(faults).length === 0 ? refund.error.message : null}</Fault>
      <Box>
        <SubmitButton variant="outlined" color="error" busy={refund.isPending}>
          Refund
        </SubmitButton>
      </Box>
      <ConfirmDialog open={asking} destructive onCancel={() => setAsking(false)} onConfirm={send}>
        <Typography>
          We’ll refund {pence === null ? '' : formatPence(pence)} to the card that paid. You can’t undo this.
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}

type Line = components['schemas']['CreditLineView'];

/** A payment that can be refunded. */
type Payment = Readonly<{
  /** Its name in the API. */
  of: { invoiceId: string } | { collabId: string };
  key: string;
  label: string;
  paidPence: number;
}>;

/** The brand's payments: its invoices, and the Collabs it paid for individually. */
export const paymentsOf = (invoices: readonly Invoice[], ledger: readonly Line[], vat?: VatMode): Payment[] => [
  ...invoices
    .filter(({ paidPence }) => paidPence > 0)
    .map(({ id, number, paidPence, createdAt }) => ({
      of: { invoiceId: id },
      key: id,
      label: `Invoice ${number ?? ''} of ${longDay(createdAt)}, ${formatPence(paidPence)}`.replace('  ', ' '),
      paidPence,
    })),
  ...ledger.flatMap(({ kind, source, collabId, pricePence, at }) =>
    collabId && source === 'checkout' && (kind === 'paid' || kind === 'kept')
      ? [
          {
            of: { collabId },
            key: collabId,
            label: `Collab paid on ${longDay(at)}, ${withVat(formatPence(pricePence), vat)}`,
            paidPence: pricePence,
          },
        ]
      : [],
  ),
];
