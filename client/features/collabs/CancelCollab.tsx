import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { type Collab, useCollabCost, useMoveCollab } from '../../api/collabs';
import MoveCollabInput from '../../api/limits/MoveCollabInput.json';
import { useProductNow } from '../../api/clock';
import { FactList } from '../../ui/FactList';
import { SubmitButton } from '../../ui/SubmitButton';
import { costOfCancelling } from './cost-words';
import { ReasonField } from '../../ui/ReasonDialog';
import { type Reader, useReader } from './reader';

/** Ends what was agreed. */
export function CancelCollab({ collab }: { collab: Collab }) {
  const [open, setOpen] = useState(false);
  const what = collab.visitAt ? 'visit' : 'Collab';
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        Cancel this {what}
      </Button>
      {open && <CancelForm collab={collab} what={what} onClose={() => setOpen(false)} />}
    </>
  );
}

type CancelFormProps = { collab: Collab; what: 'visit' | 'Collab'; onClose: () => void };

/** Says what cancelling costs, and asks for a reason. Has its own button labels: “Cancel” would be ambiguous. */
function CancelForm({ collab, what, onClose }: CancelFormProps) {
  const titleId = useId();
  const reader = useReader();
  const now = useProductNow();
  const { data: cost } = useCollabCost(collab.id, { enabled: reader !== 'influencer' });
  const move = useMoveCollab(collab.id);
  const [reason, setReason] = useState('');
  const cancel = (event: FormEvent) => {
    event.preventDefault();
    const said = reason.trim();
    move.mutate({ action: 'cancel', ...(said && { reason: said }) }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Cancel this {what}?</DialogTitle>
      <form onSubmit={cancel} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <FactList
            facts={costOfCancelling(collab, reader, cost, now)}
            sx={{ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 4, rowGap: 2 }}
          />
          <Typography>{toldWords(collab, reader)}</Typography>
          <ReasonField
            label={reader === 'staff' ? 'Why' : 'Reason (optional)'}
            value={reason}
            onChange={setReason}
            error={move.error}
            limit={MoveCollabInput.reason}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Keep {what}</Button>
          <SubmitButton color="error" busy={move.isPending}>
            Cancel {what}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function toldWords({ brand, influencer }: Collab, reader: Reader): string {
  const told = { brand: `@${influencer.handle}`, influencer: brand.name, staff: 'both sides' }[reader];
  return `We’ll email ${told} straight away, with your reason. You can’t undo this.`;
}
