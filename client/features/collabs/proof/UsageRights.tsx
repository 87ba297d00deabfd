import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextField } from '../../../ui/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Deliverable, useMoveDeliverable } from '../../../api/collabs';
import { Fault } from '../../../ui/Fault';
import { toast } from '../../../ui/toast';
import { rightsInWords } from '../../../ui/rights-words';

const choices = [3, 6, 12, 24];

/** The agreed rights to one piece, and their renewal: the brand asks, the influencer answers. */
export function UsageRights({ piece: { id, rights, actions } }: { piece: Deliverable }) {
  const [months, setMonths] = useState(12);
  const move = useMoveDeliverable();
  const words = rightsInWords(rights);
  if (!words) return null;
  const open = rights.renewals.find(({ answer }) => answer === null);
  const answer = (action: 'agree-renewal' | 'decline-renewal', said: string) =>
    move.mutate({ id, action }, { onSuccess: () => toast.success(said) });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="body2">
        {words}
        {open && ` The brand asks for ${open.months} ${open.months === 1 ? 'month' : 'months'} more.`}
      </Typography>
      {actions.includes('ask-renewal') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
          <TextField
            select
            label="Renew for"
            value={months}
            onChange={(event) => setMonths(Number(event.target.value))}
            sx={{ minWidth: 140 }}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {each} months
              </option>
            ))}
          </TextField>
          <Button
            variant="outlined"
            loading={move.isPending}
            onClick={() =>
              move.mutate(
                { id, action: 'ask-renewal', months },
                { onSuccess: () => toast.success('We’ve asked the creator.') },
              )
            }
          >
            Ask to renew
          </Button>
        </Box>
      )}
      {actions.includes('agree-renewal') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" loading={move.isPending} onClick={() => answer('agree-renewal', 'Renewed.')}>
            Agree to renew
          </Button>
          <Button variant="outlined" onClick={() => answer('decline-renewal', 'Declined.')}>
            Don’t renew
          </Button>
        </Box>
      )}
      <Fault>{move.error?.message}</Fault>
    </Box>
  );
}
