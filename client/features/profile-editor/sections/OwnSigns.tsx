import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ProblemError } from '../../../api/client';
import ContestSignInput from '../../../api/limits/ContestSignInput.json';
import { useSession } from '../../../shell/session/session-context';
import { type AccountSign, AccountSigns, useAccountSigns } from '../../../ui/AccountSigns';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Fault } from '../../../ui/Fault';
import { Fold } from '../../../ui/Fold';
import { TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import type { Connection } from './connection-parts';

/** What brands read about this account’s numbers; the creator can contest each figure. */
export function OwnSigns({ platform }: Pick<Connection, 'platform'>) {
  const { actor } = useSession();
  const { data } = useAccountSigns(actor.uid);
  const [contested, setContested] = useState<AccountSign | null>(null);
  const signs = data?.filter((each) => each.platform === platform) ?? [];
  if (signs.length === 0) return null;
  const contest = (sign: AccountSign) =>
    sign.contestedAt === null && (
      <Button size="small" onClick={() => setContested(sign)}>
        Contest this
      </Button>
    );
  return (
    <Fold summary="What brands read about these numbers">
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        They’re facts, not a verdict, and don’t affect any ranking. If one gives the wrong impression, tell us why.
      </Typography>
      <AccountSigns signs={signs} after={contest} />
      {contested && <ContestDialog sign={contested} onClose={() => setContested(null)} />}
    </Fold>
  );
}

function ContestDialog({ sign: { platform, kind, sentence }, onClose }: { sign: AccountSign; onClose: () => void }) {
  const queries = useQueryClient();
  const { actor } = useSession();
  const [reason, setReason] = useState('');
  const send = useMutation<unknown, ProblemError, void>({
    mutationFn: () => call('POST /api/v1/account-signs/contests', { body: { platform, kind, reason: reason.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['account-signs', actor.uid] });
      toast.success('Sent. We’ll notify you once our team has looked.');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Contest this figure?"
      busy={send.isPending || reason.trim() === ''}
      onCancel={onClose}
      onConfirm={() => send.mutate()}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>{sentence}</Typography>
        <Typography variant="body2">
          Until our team decides, brands see that you contest it. They don’t see your reason.
        </Typography>
        <TextField
          label="Why"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: ContestSignInput.reason.most } }}
        />
        <Fault>{send.error?.message}</Fault>
      </Box>
    </ConfirmDialog>
  );
}
