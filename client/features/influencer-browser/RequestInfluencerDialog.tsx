import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import RequestInfluencerInput from '../../api/limits/RequestInfluencerInput.json';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { type CollabPrice, costOnButton } from '../../shell/billing/billing-words';
import { useBilling } from '../../shell/billing/use-billing';
import { Fault } from '../../ui/Fault';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { useOwnOffers } from './use-own-offers';

type RequestInfluencerDialogProps = {
  person: Readonly<{ id: string; name: string }>;
  open: boolean;
  onClose: () => void;
};

/** Which of the brand's offers, a message to the influencer, the price, and the button to send it. */
export default function RequestInfluencerDialog({ person, open, onClose }: RequestInfluencerDialogProps) {
  const { vat } = usePublicSettings();
  const titleId = useId();
  const navigate = useNavigate();
  const { offers, isComplete, error } = useOwnOffers();
  const live = offers.filter(({ state }) => state === 'live');
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const request = useRequestInfluencer();
  const billing = useBilling();
  const cost = billing && { ...billing.next, freeLeft: billing.freeLeft, keptLeft: billing.keptLeft };
  const offerId = chosen || live[0]?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!offerId) return;
    request.mutate(
      { offerId, influencerId: person.id, note: note.trim(), agreedPence: cost?.pricePence },
      {
        onSuccess: ({ id, awaitsPayment }) => {
          onClose();
          if (awaitsPayment) void navigate(paths.collab(id));
          else toast.success(`Requested. ${person.name} has 7 days to answer.`);
        },
      },
    );
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Request a Collab with {person.name}</DialogTitle>
      {isComplete && live.length === 0 ? (
        <NoOffer onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            <TextField
              select
              label="Your offer"
              value={offerId ?? ''}
              onChange={(event) => setChosen(event.target.value)}
              disabled={live.length === 0}
            >
              {live.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </TextField>
            <TextField
              label="Note to the creator (optional)"
              value={note}
              onChange={(event) => setNote(event.target.value)}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: RequestInfluencerInput.note.most } }}
            />
            <ReliabilityNote of={{ side: 'influencer', id: person.id }} title={`How reliable is ${person.name}?`} />
            {cost && <Typography sx={{ color: 'text.secondary' }}>{costInWords[cost.source]}</Typography>}
            <Fault>{(request.error ?? error)?.message}</Fault>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busy={request.isPending}>
              {cost ? `Send request · ${costOnButton(cost, vat)}` : 'Send request'}
            </SubmitButton>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

function NoOffer({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogContent>You need a live offer to send a request. Publishing one takes a few minutes.</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button component={Link} to={paths.brand.newOffer} variant="contained">
          Create an offer
        </Button>
      </DialogActions>
    </>
  );
}

/** What happens to the price when they answer. */
const costInWords: Record<CollabPrice['source'], string> = {
  free: 'You’ll get it back if they decline or don’t answer.',
  kept: 'You’ll get it back if they decline or don’t answer.',
  invoice: 'We’ll only add it to your invoice if they accept.',
  checkout: 'You’ll pay on our card provider’s secure page. If they decline or don’t answer, you keep the credit.',
};

type Request = components['schemas']['RequestInfluencerInput'];
type Collab = components['schemas']['CollabView'];

/** A brand invites an influencer to one of its offers. */
function useRequestInfluencer() {
  const queries = useQueryClient();
  return useMutation<Collab, ProblemError, Request>({
    mutationFn: (request) => call('POST /api/v1/collabs', { body: request }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['collabs'] }),
  });
}
