import { actingAs } from '../../api/acting-as';
import { ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { landingFor, landingOfProfile, type Links } from '../../../server/contract/rules/portal-paths';

type Schemas = components['schemas'];

/** A profile that a person can act as, in the form of the specification's functions. */
export type SessionProfile = Schemas['LinkedProfileView'];
export type ProfileType = SessionProfile['type'];
export type SessionAnswer = Schemas['SessionView'];

/** What a staff sign-in still needs: a code from their app, or setting one up. */
export type SecondStep = NonNullable<SessionAnswer['second_step']>;

/** The signed-in person's links. */
export type User = Links & Partial<Schemas['UserView']>;

export type Session = Readonly<{
  /** Null for a guest. */
  user: User | null;
  /** The current profile; null for a guest, and until one of several has been chosen. */
  profile: SessionProfile | null;
  linkedProfiles: readonly SessionProfile[];
  /** What the sign-in still needs; null when complete or not begun. */
  secondStep: SecondStep | null;
  /** Until when staff view as this profile; null for anyone else. */
  viewingUntil?: string;
  /** The profile of this tab that the person has lost access to; until they choose another. */
  lost?: string;
}>;

/** The person can't act as the requested profile, or no longer can. */
export const isNotTheirs = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'identity/not-your-profile';

/**
 * The session. This tab's profile may have been lost since; then the session's own profile is used.
 * @param before the previously known session
 */
export async function loadSession(before?: Session): Promise<Session> {
  const acted = actingAs.now();
  try {
    return { ...(await askSession()), lost: before?.lost };
  } catch (error) {
    if (!acted || !isNotTheirs(error)) throw error;
    actingAs.set(null);
    const session = await askSession();
    // A remembered profile of someone else hasn't been lost.
    return { ...session, lost: before?.profile?.uid === acted && session.user ? acted : undefined };
  }
}

/** Only a person without a chosen profile needs a second request: their links, for the first page. */
export async function askSession(): Promise<Session> {
  const asked = actingAs.now();
  const answer = await call('POST /api/v1/functions/getSessionAndUserProfile');
  const { current_session_user_profile: profile, linked_profiles_found: linkedProfiles } = answer;
  const secondStep = answer.second_step ?? null;
  const viewingUntil = answer.viewing?.until;
  if (profile && asked === actingAs.now()) actingAs.set(profile.type === 'admin' || viewingUntil ? null : profile.uid);
  if (profile) return { user: { linked_profiles: linkedProfiles }, profile, linkedProfiles, secondStep, viewingUntil };
  const signedIn = linkedProfiles.length > 0 || answer.signed_in === true;
  return { user: signedIn ? await call('POST /api/v1/functions/getUser') : null, profile, linkedProfiles, secondStep };
}

/** A signed-in person's start page. */
export const homeOf = ({ profile, user }: Pick<Session, 'profile' | 'user'>): string =>
  profile ? landingOfProfile(profile) : landingFor(user ?? { linked_profiles: [] });

/**
 * Navigation state for automatic redirects: nobody requested this page. The profile in its URL is only their first, so
 * they still choose among several.
 */
export const unnamed = 'unnamed';

export type Target = Readonly<{ uid: string; type: ProfileType }>;

/** The only possible profile, so that there is nothing to choose; null when there are several or none. */
export function onlyProfileOf({ user, linkedProfiles }: Session): Target | null {
  if (linkedProfiles.length > 1) return null;
  const linked = linkedProfiles[0];
  if (linked) return { uid: linked.uid, type: linked.type };
  const brand = user?.linked_brand_uid || user?.brand_admins_for?.[0];
  if (brand) return { uid: brand, type: 'brand' };
  const influencer = user?.linked_influencer_uid || user?.influencer_admins_for?.[0];
  return influencer ? { uid: influencer, type: 'influencer' } : null;
}

/** Which pages a role can see: other roles' pages show a way home. Shared pages are open to all. */
export function maySee(type: ProfileType, path: string): boolean {
  if (path.startsWith('/app/admin')) return type === 'admin';
  if (path.startsWith('/app/brand/')) return type !== 'influencer';
  if (path === '/app/influencer/profile') return true;
  if (path === '/app/influencer/browse') return type !== 'brand';
  return !path.startsWith('/app/influencer/') || type === 'influencer';
}

/** The picture to show: the avatar, else the profile's first media, else its old picture. */
export const pictureOf = ({ profile }: SessionProfile): string | null =>
  profile.avatar?.file_path ?? profile.profile_media?.[0]?.file_path ?? profile.profile_pic ?? null;

/** A brand by its name, an influencer by "@handle". */
export const displayNameOf = ({ type, profile }: SessionProfile): string =>
  type === 'influencer' && profile.handle ? `@${profile.handle.replace(/^@/, '')}` : profile.name;
