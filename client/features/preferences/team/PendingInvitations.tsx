import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ListRow } from '../../../ui/ListRow';
import { ExactTime } from '../../../ui/RelativeTime';
import { toast } from '../../../ui/toast';
import { roleLabels } from '../../../ui/role-labels';
import { type TeamInvitation, useResend, useRevoke } from './team-api';

/** Pending invitations. */
export function PendingInvitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="pending-title">
      <Typography variant="h3" id="pending-title">
        Pending invitations
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Box>
  );
}

function InvitationRow({
  invitation: { id, email, role, invitedBy, expired, expiresAt },
}: {
  invitation: TeamInvitation;
}) {
  const [asking, setAsking] = useState(false);
  const resend = useResend();
  const revoke = useRevoke();
  const sayWhy = ({ message }: Error) => toast.say(message);
  return (
    <ListRow>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2">{email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roleLabels[role]}
          {invitedBy && `, invited by ${invitedBy}`}
        </Typography>
        <Typography variant="body2" sx={{ color: expired ? 'pass.error' : 'text.secondary' }}>
          {expired ? 'Expired' : 'Expires'} <ExactTime time={expiresAt} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          aria-label={`Send again to ${email}`}
          disabled={resend.isPending}
          onClick={() =>
            resend.mutate(id, { onSuccess: () => toast.success(`Sent again to ${email}.`), onError: sayWhy })
          }
        >
          Send again
        </Button>
        <Button color="error" aria-label={`Withdraw the invitation to ${email}`} onClick={() => setAsking(true)}>
          Withdraw
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title="Withdraw this invitation?"
        destructive
        busy={revoke.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          revoke.mutate(id, {
            onSuccess: () => toast.success('Invitation withdrawn.'),
            onError: sayWhy,
            onSettled: () => setAsking(false),
          })
        }
      >
        The link we emailed to {email} will stop working straight away, and the seat will be free again.
      </ConfirmDialog>
    </ListRow>
  );
}
