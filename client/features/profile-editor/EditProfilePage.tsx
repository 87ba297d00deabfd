import { Navigate } from 'react-router';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { ProfileEditorPage } from './ProfileEditorPage';

/** Where Edit Profile leads: influencers to their editor, brands to their company, everybody else to their account. */
export function EditProfilePage() {
  const { actor } = useSession();
  if (actor.type === 'influencer') return <ProfileEditorPage />;
  if (actor.type === 'brand') return <Navigate replace to={paths.brand.company(actor.uid)} />;
  return <Navigate replace to={paths.account} />;
}
