import type { LinkedProfile } from '../../domain/linked-profile.js';
import type { CurrentSession } from '../../use-cases/get-session.js';
import type { LinkedProfileView, SessionView } from './session-functions.dto.js';

export const toSessionView = ({ current, linked }: CurrentSession): SessionView => ({
  current_session_user_profile: current && toProfileView(current),
  linked_profiles_found: linked.map(toProfileView),
});

const toFileView = ({ file_path }: { file_path: string }) => ({ file_path });

export const toProfileView = ({ uid, type, profile }: LinkedProfile): LinkedProfileView => ({
  uid,
  type,
  profile: {
    name: profile.name,
    slug: profile.slug,
    handle: profile.handle,
    avatar: profile.avatar && toFileView(profile.avatar),
    profile_media: profile.profile_media.map(toFileView),
    profile_pic: profile.profile_pic,
    paying: profile.paying,
  },
});
