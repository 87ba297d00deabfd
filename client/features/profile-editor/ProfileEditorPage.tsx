import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useSearchParams, Navigate } from 'react-router';
import { paths } from '../../app/paths';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { PageSkeleton } from '../../ui/skeletons';
import { ProfileEditor } from './ProfileEditor';

/** An influencer edits their own profile; `?uid=` selects one of those that the user manages. */
export function ProfileEditorPage() {
  const { actor } = useSession();
  const [params] = useSearchParams();
  if (actor.type !== 'influencer') return <NotFound />;
  return (
    <Suspense fallback={<PageSkeleton shape="form" />}>
      <Box key={actor.uid}>
        <ProfileEditor uid={actor.uid} chosen={params.get('section')} />
      </Box>
    </Suspense>
  );
}

/** The target of Edit Profile: influencers to their editor, brands to their company, everyone else to their account. */
export function EditProfilePage() {
  const { actor } = useSession();
  if (actor.type === 'influencer') return <ProfileEditorPage />;
  if (actor.type === 'brand') return <Navigate replace to={paths.brand.company(actor.uid)} />;
  return <Navigate replace to={paths.account} />;
}
