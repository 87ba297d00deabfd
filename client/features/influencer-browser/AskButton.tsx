import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { bandFor, followerBands } from '../../../server/contract/lists/social';
import { paths } from '../../app/paths';
import { lazyWithMui } from '../../app/theme/with-mui';
import { useSession } from '../../shell/session/session-context';
import { Button } from '../../ui/elements';
import type { InfluencerCard } from './browser-api';

const RequestInfluencerDialog = lazyWithMui(() => import('./RequestInfluencerDialog').then((module) => module.default));

/** Influencers with very many followers, and those who haven't joined yet, are asked by our team. */
const needsEnquiry = ({ followers, claimed }: Pick<InfluencerCard, 'followers' | 'claimed'>): boolean =>
  !claimed || followerBands.some(({ id, enquire }) => enquire && id === bandFor(followers));

type AskButtonProps = { person: Pick<InfluencerCard, 'id' | 'name' | 'followers' | 'claimed'> };

/** The next step with an influencer: a brand invites them to a Collab, or asks us to. */
export function AskButton({ person }: AskButtonProps) {
  const { actor } = useSession();
  const [open, setOpen] = useState<boolean>();
  if (actor.type !== 'brand') return null;
  if (needsEnquiry(person)) {
    return (
      <Button
        component={Link}
        to={paths.support}
        variant="outlined"
        fullWidth
        size="small"
        aria-label={`Enquire about ${person.name}`}
      >
        Enquire
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="contained"
        fullWidth
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Request Collab with ${person.name}`}
      >
        Request Collab
      </Button>
      <Suspense fallback={null}>
        {open !== undefined && <RequestInfluencerDialog person={person} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
