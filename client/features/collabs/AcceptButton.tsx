import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMoveCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { toast } from '../../ui/toast';

/** An influencer says yes to a brand that has asked; it costs them nothing. */
export function AcceptButton({ id, children }: { id: string; children: ReactNode }) {
  const move = useMoveCollab(id);
  const accept = () =>
    move.mutate({ action: 'approve' }, { onSuccess: () => toast.success('Accepted. Now choose a time.') });
  return (
    <>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={accept} loading={move.isPending}>
          Accept
        </Button>
        {children}
      </Box>
    </>
  );
}
