import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import RenamePasskeyInput from '../../api/limits/RenamePasskeyInput.json';
import { type Passkey, passkeyFault, passkeysApi } from '../../api/passkeys';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { TextInput } from '../../ui/TextInput';
import { toast } from '../../ui/toast';

const key = ['account', 'passkeys'] as const;

/** A person's passkeys: added on this device, named, and removed. */
export function PasskeysSection() {
  const { data: passkeys } = useSuspenseQuery({ queryKey: key, queryFn: ({ signal }) => passkeysApi.list(signal) });
  const add = useChange(passkeysApi.add, 'Your passkey is ready. Use it the next time you sign in.');
  return (
    <Box component="section" aria-labelledby="passkeys-title">
      <Typography variant="h2" id="passkeys-title">
        Passkeys
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        Sign in with your fingerprint, face or screen lock. Email links and your password still work.
      </Typography>
      {passkeys.length > 0 && (
        <Box component="ul" aria-labelledby="passkeys-title" sx={{ listStyle: 'none', p: 0, mt: 3, mb: 5 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      <Fault>{add.error && passkeyFault(add.error)}</Fault>
      <Button variant="outlined" disabled={add.isPending} onClick={() => add.mutate(undefined)}>
        Add a passkey
      </Button>
    </Box>
  );
}

/** Changes passkeys, shows a toast, and refetches them. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, done: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, Input>({
    mutationFn: change,
    onSuccess: () => toast.success(done),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [naming, setNaming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = useChange(() => passkeysApi.remove(id), 'Passkey removed.');
  return (
    <Box component="li" sx={{ py: 3, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box>
          <Typography variant="subtitle2">{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Added <ExactTime time={createdAt} /> ·{' '}
            {lastUsedAt ? (
              <>
                last used <ExactTime time={lastUsedAt} />
              </>
            ) : (
              'not used yet'
            )}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 3 }}>
          <Button aria-label={`Rename ${name}`} aria-expanded={naming} onClick={() => setNaming(!naming)}>
            Rename
          </Button>
          <Button
            variant="outlined"
            aria-label={`Remove ${name}`}
            disabled={remove.isPending}
            onClick={() => setRemoving(true)}
          >
            Remove
          </Button>
        </Box>
      </Box>
      {naming && <NameForm id={id} name={name} onDone={() => setNaming(false)} />}
      <Fault>{remove.error?.message}</Fault>
      <ConfirmDialog
        open={removing}
        title={`Remove “${name}”?`}
        destructive
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          remove.mutate(undefined);
        }}
      >
        It won’t sign you in any more. You can also delete it from your device.
      </ConfirmDialog>
    </Box>
  );
}

type NameFormProps = { id: string; name: string; onDone: () => void };

function NameForm({ id, name, onDone }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const rename = useChange((given: string) => passkeysApi.rename(id, given), 'Passkey renamed.');
  const fault = typed.trim() === '' ? RenamePasskeyInput.name.says : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!fault) rename.mutate(typed.trim(), { onSuccess: onDone });
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 3, maxWidth: 400, mt: 3 }}>
      <TextInput
        label="Name"
        value={typed}
        onChange={setTyped}
        maxLength={RenamePasskeyInput.name.most}
        fault={fault ?? rename.error?.message}
        autoFocus
      />
      <Box>
        <Button type="submit" variant="contained" disabled={rename.isPending}>
          Save name
        </Button>
      </Box>
    </Box>
  );
}
