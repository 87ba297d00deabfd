import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { reviewLimits } from '../../../server/contract/rules/influencer-reviews';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { TextField } from '../../ui/TextField';
import { useMay } from '../staff/useMay';
import { ReviewCard } from './ReviewCard';
import { useDecide, type Waiting } from './reviews-api';

/** One after the other, with shortcuts while focused: S or J next, K back, A approve, R send back. */
export function ReviewDesk({ items }: { items: readonly Waiting[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const decide = useDecide();
  const mayDecide = useMay()('influencer.review');
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === openId),
  );
  const influencer = items[place]!;
  const go = (to: number) => setOpenId(items[to]?.id ?? influencer.id);
  const approve = () => {
    if (!mayDecide || decide.isPending) return;
    setOpenId(items[place + 1]?.id ?? null);
    decide.mutate({ influencer, decision: 'approved', onUndo: () => setOpenId(influencer.id) });
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    s: () => go(place + 1),
    j: () => go(place + 1),
    k: () => go(place - 1),
    a: approve,
    r: () => mayDecide && setAsking(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    const act = keys[event.key.toLowerCase()];
    if (!act || asking || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <Box
      role="region"
      aria-label="Review"
      tabIndex={0}
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gap: 4, maxWidth: 720, borderRadius: '12px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Typography className="tnum" role="status" sx={{ mr: 'auto', fontWeight: 600 }}>
          {place + 1} of {items.length}
        </Typography>
        <Button variant="outlined" disabled={place === 0} onClick={() => go(place - 1)}>
          Previous
        </Button>
        <Button variant="outlined" disabled={place === items.length - 1} onClick={() => go(place + 1)}>
          Next
        </Button>
      </Box>
      <ReviewCard key={influencer.id} influencer={influencer} />
      {mayDecide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Button variant="contained" disabled={decide.isPending} onClick={approve}>
            Approve
          </Button>
          <Button variant="outlined" disabled={decide.isPending} onClick={() => setAsking(true)}>
            Send back
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
            Shortcuts: A to approve, R to send back, S to skip, J and K for next and previous.
          </Typography>
        </Box>
      )}
      {asking && (
        <SendBack
          handle={influencer.handle}
          busy={decide.isPending}
          onCancel={() => setAsking(false)}
          onSend={(reason) => {
            setAsking(false);
            setOpenId(items[place + 1]?.id ?? null);
            decide.mutate({ influencer, decision: 'sent-back', reason });
          }}
        />
      )}
    </Box>
  );
}

type SendBackProps = { handle: string; busy: boolean; onSend: (reason: string) => void; onCancel: () => void };

const { least, most } = reviewLimits.reason;

/** Asks for the reason, which their people see. */
function SendBack({ handle, busy, onSend, onCancel }: SendBackProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={`Send @${handle} back?`}
      busy={busy || reason.trim().length < least}
      onCancel={onCancel}
      onConfirm={() => onSend(reason.trim())}
    >
      <TextField
        autoFocus
        label="What needs to change"
        helperText="They’ll see this. Brands can’t find them until they’re approved."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
    </ConfirmDialog>
  );
}
