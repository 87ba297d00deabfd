import { useParams, useSearchParams } from 'react-router';
import { ProblemError } from '../../api/client';
import { NotFound } from '../../shell/NotFound';
import { PublicFrame } from '../../shell/PublicFrame';
import { ServerAway } from '../../shell/ServerAway';
import { useSession } from '../../shell/session/session-context';
import { PageSkeleton } from '../../ui/skeletons';
import { KitSheet } from './KitSheet';
import { useMediaKit } from './media-kit';

/** An influencer introduces themselves to everybody: `/i/{handle}`, or by `?uid=` and `?handle=`; without any, one's own. */
export function MediaKitPage() {
  const { handle } = useParams();
  const [params] = useSearchParams();
  const { actor, authChecked } = useSession();
  const own = actor.type === 'influencer' ? actor.uid : null;
  const asked = handle ?? (params.get('uid') || params.get('handle') || own);
  return (
    <PublicFrame maxWidth={960}>
      {asked ? <Kit of={asked} /> : authChecked ? <NotFound /> : <PageSkeleton tickets={1} />}
    </PublicFrame>
  );
}

function Kit({ of }: { of: string }) {
  const { data, error, refetch } = useMediaKit(of);
  if (data) return <KitSheet kit={data} />;
  if (error instanceof ProblemError && error.status === 404) return <NotFound />;
  if (error) return <ServerAway error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton tickets={1} />;
}
