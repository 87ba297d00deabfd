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

/** In place of a page of a profile that the person can’t act for. */
export const NotTheirs = ({ uid }: { uid: string }) => (
  <Suspense fallback={<LoadingScreen />}>
    <FormerProfile uid={uid} />
  </Suspense>
);

/** Acts as the profile that the address names, in this tab alone; says so, with a way back. */
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
