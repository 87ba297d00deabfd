import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { landingOfProfile } from '../../../server/contract/rules/portal-paths';
import { lazyWithMui } from '../../app/theme/with-mui';
import { toast } from '../../ui/toast';
import { NotFound, ServerAway } from '../FaultPage';
import { LoadingScreen } from '../LoadingScreen';
import { displayNameOf, isNotTheirs } from './session';
import { useSession } from './session-context';

const FormerProfile = lazyWithMui(() => import('../accounts/FormerProfile').then((module) => module.FormerProfile));

/** Shown instead of a profile's page if the person can’t act for it. */
export const NotTheirs = ({ uid }: { uid: string }) => (
  <Suspense fallback={<LoadingScreen />}>
    <FormerProfile uid={uid} />
  </Suspense>
);

/** Acts as the profile named in the URL, in this tab only; says so, with a way back. */
export function AsAddressed({ uid }: { uid: string }) {
  const { profile: before, viewingUntil, actAs } = useSession();
  const navigate = useNavigate();
  const { mutate: act, error } = useMutation({
    mutationFn: () => actAs(uid),
    onSuccess({ profile }) {
      if (!before || !profile) return;
      const undo = () => void actAs(before.uid).then(() => navigate(landingOfProfile(before)));
      toast.say(`You’re now in ${displayNameOf(profile)}.`, { undo, undoLabel: `Back to ${displayNameOf(before)}` });
    },
  });
  useEffect(() => {
    if (!viewingUntil) act();
  }, [act, viewingUntil]);

  if (viewingUntil) return <NotFound />;
  if (isNotTheirs(error)) return <NotTheirs uid={uid} />;
  return error ? <ServerAway error={error} onRetry={act} /> : <LoadingScreen />;
}
