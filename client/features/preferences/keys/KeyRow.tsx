import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { longDay } from '../../../ui/day';
import { ListRow } from '../../../ui/ListRow';
import { RelativeTime } from '../../../ui/RelativeTime';
import { toast } from '../../../ui/toast';
import { type Key, type KeyHome, useRevokeKey } from './keys-api';

const endOf = ({ expiresAt, expired }: Key): string => {
  if (!expiresAt) return 'Never expires';
  return `${expired ? 'Expired on' : 'Good until'} ${longDay(expiresAt)}`;
};

type Props = Readonly<{
  apiKey: Key;
  home: KeyHome;
  /** For staff: on whose behalf it acts. */
  actsAs?: string;
  mayRevoke?: boolean;
}>;

/** One key: its scopes, when it was last used, and its expiry. */
export function KeyRow({ apiKey, home, actsAs, mayRevoke = true }: Props) {
  const { id, name, prefix, scopes, lastUsedAt, expired } = apiKey;
  const [asking, setAsking] = useState(false);
  const { mutate: revoke, isPending } = useRevokeKey(home);
  return (
    <ListRow>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2">
          {name}{' '}
          <Typography component="span" variant="code" sx={{ color: 'text.secondary' }}>
            {prefix}…
          </Typography>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {scopes.join(', ')}
        </Typography>
        <Typography variant="body2" sx={{ color: expired ? 'pass.error' : 'text.secondary' }}>
          {actsAs && `Acts as ${actsAs}. `}
          {endOf(apiKey)}, {lastUsedAt ? 'last used ' : 'never used'}
          {lastUsedAt && <RelativeTime time={lastUsedAt} goesOn />}
        </Typography>
      </Box>
      {mayRevoke && (
        <Button variant="outlined" color="error" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
          Revoke
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`Revoke ${name}?`}
        destructive
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          revoke(id, {
            onSuccess: () => toast.success(`${name} has been revoked.`),
            onError: ({ message }) => toast.say(message),
            onSettled: () => setAsking(false),
          })
        }
      >
        Anything that uses this key will stop working straight away. You can’t undo this.
      </ConfirmDialog>
    </ListRow>
  );
}
