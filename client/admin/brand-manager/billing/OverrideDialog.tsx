import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { momentOf } from '../../../../server/contract/rules/london-time';
import OverrideFeatureInput from '../../../api/limits/OverrideFeatureInput.json';
import type { components } from '../../../api/schema';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { everywhere, useClearOverride, useOverride } from './billing-actions';
import { DateField } from '../../../ui/moment-fields';

type OverrideDialogProps = {
  /** Or `everywhere`. */
  brandId: string;
  entitlement: Pick<components['schemas']['EntitlementView'], 'feature' | 'allowed' | 'reason'>;
  label: string;
  onClose: () => void;
};

/** Includes the whole of the chosen day in London; null without one. */
function endOfDay(day: string): string | null {
  const lastMinute = momentOf({ date: day, time: '23:59' });
  return lastMinute && new Date(lastMinute.getTime() + 59_000).toISOString();
}

/** Grants or locks one feature, with reason and expiry; or clears the override. */
export function OverrideDialog({ brandId, entitlement, label, onClose }: OverrideDialogProps) {
  const { feature, allowed, reason: decidedBy } = entitlement;
  const [titleId, formId] = [useId(), useId()];
  const [kind, setKind] = useState<'grant' | 'lock'>(allowed ? 'lock' : 'grant');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const override = useOverride(brandId);
  const clear = useClearOverride(brandId);
  const faults = override.error?.fieldErrors ?? {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing('Please give a reason.');
    override.mutate({ feature, kind, reason: reason.trim(), until: endOfDay(until) }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{label}</DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, pt: 1 }}>
          <TextField
            id={`${formId}-kind`}
            select
            label={brandId === everywhere ? 'For every brand' : 'For this brand'}
            value={kind}
            onChange={({ target }) => setKind(target.value as 'grant' | 'lock')}
          >
            <MenuItem value="grant">Grant</MenuItem>
            <MenuItem value="lock">Lock</MenuItem>
          </TextField>
          <TextField
            label="Why"
            multiline
            minRows={2}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(null);
            }}
            error={Boolean(missing ?? faults.reason)}
            helperText={missing ?? faults.reason}
            slotProps={{ htmlInput: { maxLength: OverrideFeatureInput.reason.most } }}
          />
          <DateField
            label="Last day"
            value={until}
            onChange={setUntil}
            error={Boolean(faults.until)}
            helperText={faults.until ?? 'Leave blank to keep it until someone changes it.'}
          />
          <Fault>{otherFault(override.error) ?? otherFault(clear.error)}</Fault>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {decidedBy !== 'plan' && (
          <Button
            sx={{ mr: 'auto' }}
            disabled={clear.isPending}
            onClick={() => clear.mutate(feature, { onSuccess: onClose })}
          >
            Go by the plan
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton form={formId} busy={override.isPending}>
          {kind === 'grant' ? 'Grant' : 'Lock'}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}

const otherFault = (error: ReturnType<typeof useOverride>['error']): string | null =>
  error && Object.keys(error.fieldErrors).length === 0 ? error.message : null;
