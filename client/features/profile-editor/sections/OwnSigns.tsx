import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ProblemError } from '../../../api/client';
import ContestSignInput from '../../../api/limits/ContestSignInput.json';
import { useSession } from '../../../shell/session/session-context';
import { type AccountSign, AccountSigns, useAccountSigns } from '../../../ui/AccountSigns';
import { Fold } from '../../../ui/Fold';
import { ReasonDialog } from '../../../ui/ReasonDialog';
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
  const send = useMutation<unknown, ProblemError, string>({
    mutationFn: (reason) => call('POST /api/v1/account-signs/contests', { body: { platform, kind, reason } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['account-signs', actor.uid] });
      toast.success('Sent. We’ll notify you once our team has looked.');
      onClose();
    },
  });
  return (
    <ReasonDialog
      title="Contest this figure?"
      limit={ContestSignInput.reason}
      mutation={send}
      onSend={(reason) => send.mutate(reason)}
      onClose={onClose}
    >
      <Typography>{sentence}</Typography>
      <Typography variant="body2">
        Until our team decides, brands see that you contest it. They don’t see your reason.
      </Typography>
    </ReasonDialog>
  );
}
