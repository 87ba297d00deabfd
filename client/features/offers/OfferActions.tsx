import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Offer, type OfferAction, useMoveOffer } from '../../api/offers';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { RequestButton } from '../../ui/RequestButton';
import { SaveButton } from '../../ui/SaveButton';
import { toast } from '../../ui/toast';

const words: Record<OfferAction, { label: string; done: string }> = {
  publish: { label: 'Publish', done: 'Published. Creators can see your offer in their feed now.' },
  pause: { label: 'Pause', done: 'Paused. It’s no longer in the feed.' },
  resume: { label: 'Resume', done: 'Live again.' },
  end: { label: 'End offer', done: 'Ended. Collabs already under way continue.' },
};

/** This user's actions on the offer: for its brand those in `actions`, for an influencer requesting it. */
export function OfferActions({ offer }: { offer: Offer }) {
  const { actor } = useSession();
  const move = useMoveOffer(offer.id);
  const [ending, setEnding] = useState(false);
  const take = (action: OfferAction) => {
    setEnding(false);
    move.mutate(action, {
      onSuccess: () => toast.success(words[action].done),
      onError: ({ message }) => toast.say(message),
    });
  };
  if (offer.collabId) {
    return (
      <Button component={Link} to={paths.collab(offer.collabId)} variant="contained">
        See your ticket
      </Button>
    );
  }
  if (actor.type === 'influencer')
    return (
      <>
        <RequestButton offer={offer} />
        <SaveButton offer={offer} />
        <Button component={Link} to={paths.chatsWith(offer.brand.id)} variant="text">
          Ask the brand
        </Button>
      </>
    );
  return (
    <>
      {actor.type === 'brand' && (
        <>
          {offer.state !== 'ended' && (
            <Button component={Link} to={paths.brand.editOffer(offer.id)} variant="outlined" size="small">
              Edit
            </Button>
          )}
          <Button component={Link} to={paths.brand.duplicateOffer(offer.id)} variant="outlined" size="small">
            Duplicate
          </Button>
        </>
      )}
      {offer.actions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          size="small"
          disabled={move.isPending}
          onClick={() => (action === 'end' ? setEnding(true) : take(action))}
        >
          {words[action].label}
        </Button>
      ))}
      <ConfirmDialog
        open={ending}
        title="End this offer?"
        destructive
        onCancel={() => setEnding(false)}
        onConfirm={() => take('end')}
      >
        <Typography>
          Nobody can request it any more, and it can’t go live again. Collabs already under way continue.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
