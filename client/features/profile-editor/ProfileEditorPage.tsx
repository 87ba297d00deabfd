import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { PageSkeleton } from '../../ui/Skeletons';
import { ProfileEditor } from './ProfileEditor';

/** An influencer works on their own profile; `?uid=` chooses among those that one looks after. */
export function ProfileEditorPage() {
  const { actor, linkedProfiles, switchTo } = useSession();
  const [params] = useSearchParams();
  const uid = params.get('uid') ?? actor.uid;
  const other =
    uid !== actor.uid && linkedProfiles.find((linked) => linked.uid === uid && linked.type === 'influencer');

  useEffect(() => {
    if (other) void switchTo(other);
  }, [other, switchTo]);

  if (other) return <PageSkeleton tickets={2} />;
  if (uid !== actor.uid || actor.type !== 'influencer') return <NotFound />;
  return (
    <Suspense fallback={<PageSkeleton tickets={2} />}>
      <Box key={uid}>
        <ProfileEditor uid={uid} chosen={params.get('section')} />
      </Box>
    </Suspense>
  );
}
