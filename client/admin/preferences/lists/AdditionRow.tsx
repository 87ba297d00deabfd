import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type Addition, labelFault, labelLimits } from '../../../../server/contract/lists/growing';
import { useChangeAddition } from '../../../api/staff-settings';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';

type AdditionRowProps = { addition: Addition; mayChange: boolean };

/** One addition by staff: its name, whether it is offered, and its actions. */
export function AdditionRow({ addition, mayChange }: AdditionRowProps) {
  const { label, lat, lng, withdrawn } = addition;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const change = useChangeAddition(addition);
  const send = (changes: { label?: string; withdrawn?: boolean }, done: string) =>
    change.mutate(changes, {
      onSuccess: () => {
        setTyped(null);
        toast.success(done);
      },
      onError: ({ message, fieldErrors }) =>
        changes.label === undefined ? toast.say(message) : setFault(fieldErrors.label ?? message),
    });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const next = (typed ?? '').trim();
    const found = labelFault(next);
    setFault(found);
    if (!found) send({ label: next }, `Renamed to ${next}.`);
  };
  return (
    <Box component="li" sx={row}>
      {typed === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0, flex: '1 1 160px', overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {withdrawn ? 'Withdrawn: stays where it’s already chosen, but isn’t offered any more' : 'Offered'}
              {lat !== null && ` · ${lat}, ${lng}`}
            </Typography>
          </Box>
          {mayChange && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button size="small" aria-label={`Rename ${label}`} onClick={() => setTyped(label)}>
                Rename
              </Button>
              {withdrawn ? (
                <Button
                  size="small"
                  aria-label={`Bring back ${label}`}
                  onClick={() => send({ withdrawn: false }, `${label} brought back.`)}
                >
                  Bring back
                </Button>
              ) : (
                <Button
                  size="small"
                  aria-label={`Withdraw ${label}`}
                  onClick={() => send({ withdrawn: true }, `${label} withdrawn.`)}
                >
                  Withdraw
                </Button>
              )}
            </Box>
          )}
        </Box>
      ) : (
        <Box
          component="form"
          noValidate
          aria-label={`Rename ${label}`}
          onSubmit={rename}
          sx={{ display: 'grid', gap: 3 }}
        >
          <TextField
            autoFocus
            label="Name"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={fault !== undefined}
            helperText={fault ?? 'Profiles that use it keep it under its new name.'}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: labelLimits.most } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <SubmitButton busy={change.isPending}>Save</SubmitButton>
            <Button onClick={() => setTyped(null)}>Cancel</Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

const row = { py: 2, borderTop: '1px solid', borderColor: 'pass.line', '&:first-of-type': { border: 0 } } as const;
