import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { labelOf } from '../../../server/contract/lists/option';
import { type SettingId, mayBeHidden, settingFault, settings } from '../../../server/contract/rules/settings';
import ChangeSettingInput from '../../api/limits/ChangeSettingInput.json';
import { useStaffSettings, type StaffSetting, useChangeSetting } from '../../api/staff-settings';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';

/** These settings with their current values; people with permission edit them in place. */
export function SettingList({ ids }: { ids: readonly SettingId[] }) {
  const { data, error } = useStaffSettings();
  const mayChange = useMay()('settings.change');
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={160} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'grid' }}>
      {data
        .filter(({ id }) => ids.includes(id))
        .map((setting) => (
          <SettingRow key={setting.id} setting={setting} mayChange={mayChange} />
        ))}
    </Box>
  );
}

type SettingRowProps = { setting: StaffSetting; mayChange: boolean };

/** One setting: its value, its source, and a button to change it. */
function SettingRow({ setting: { id, value, set, given }, mayChange }: SettingRowProps) {
  const label = labelOf(settings, id, id);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const change = useChangeSetting(id);
  const send = (next: string | null) =>
    change.mutate(next, {
      onSuccess: () => {
        setTyped(null);
        toast.success('Saved.');
      },
      onError: ({ message }) => setFault(message),
    });
  const unset = value === null ? 'Not set here or in the server’s environment' : 'From the server’s environment';
  const whereFrom = set === null ? unset : 'Set here';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = settingFault(id, (typed ?? '').trim());
    setFault(found);
    if (!found) send((typed ?? '').trim());
  };
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: '1px solid', borderColor: 'pass.line', '&:first-of-type': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3">
            {label}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {value ?? (set === '' ? 'Hidden' : 'Not set')}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {whereFrom}
          </Typography>
        </Box>
        {mayChange && typed === null && (
          <Button size="small" onClick={() => setTyped(value ?? '')} aria-label={`Change ${label}`}>
            Change
          </Button>
        )}
      </Box>
      {typed !== null && (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, mt: 3 }}>
          <TextField
            autoFocus
            label={label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={fault !== null}
            helperText={fault ?? (mayBeHidden(id) ? 'Leave blank to hide it.' : 'Our emails show it too.')}
            slotProps={{ htmlInput: { maxLength: ChangeSettingInput.set.most } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <SubmitButton busy={change.isPending}>Save</SubmitButton>
            {set !== null && (
              <Button onClick={() => send(null)}>{given ? `Reset to ${given}` : 'Reset to the environment'}</Button>
            )}
            <Button onClick={() => setTyped(null)}>Cancel</Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
