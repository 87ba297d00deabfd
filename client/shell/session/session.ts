import { actingAs } from '../../api/acting-as';
import { ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { landingFor, landingOfProfile, type Links } from '../../../server/contract/rules/portal-paths';

type Schemas = components['schemas'];

/** One profile that a person may act as, as the specification's functions give it. */
export type SessionProfile = Schemas['LinkedProfileView'];
export type ProfileType = SessionProfile['type'];
export type SessionAnswer = Schemas['SessionView'];

/** What the sign-in of staff still lacks: a code of their app, or setting one up. */
export type SecondStep = NonNullable<SessionAnswer['second_step']>;

/** The links of the person who is signed in. */
export type User = Links & Partial<Schemas['UserView']>;

export type Session = Readonly<{
  /** Null for a guest. */
  user: User | null;
  /** The profile one acts as; null for a guest, and until one of several has been picked. */
  profile: SessionProfile | null;
  linkedProfiles: readonly SessionProfile[];
  /** What the sign-in still lacks; null when it lacks nothing or has not begun. */
  secondStep: SecondStep | null;
  /** Until when staff look as this profile; nobody else has it. */
  viewingUntil?: string;
  /** The profile that this tab acted as until it was taken from the person; until they choose another. */
  lost?: string;
}>;

/** A profile was named as which the person may not act, or may not any more. */
export const isNotTheirs = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'identity/not-your-profile';

/**
 * Who is there. What this tab acted as may have been taken from them since; then it is as the session says.
 * @param before what was known of it
 */
export async function loadSession(before?: Session): Promise<Session> {
  const acted = actingAs.now();
  try {
    return { ...(await askSession()), lost: before?.lost };
  } catch (error) {
    if (!acted || !isNotTheirs(error)) throw error;
    actingAs.set(null);
    const session = await askSession();
    // What a browser remembers of someone else was not lost.
    return { ...session, lost: before?.profile?.uid === acted && session.user ? acted : undefined };
  }
}

/** Only a person who has yet to choose a profile costs a second question: their links, for the first page. */
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

/** The page that a signed-in person starts from. */
export const homeOf = ({ profile, user }: Pick<Session, 'profile' | 'user'>): string =>
  profile ? landingOfProfile(profile) : landingFor(user ?? { linked_profiles: [] });

/** A visit's state: nobody asked for this page. The profile in its address is only their first, so they still choose among several. */
export const unnamed = 'unnamed';

export type Target = Readonly<{ uid: string; type: ProfileType }>;

/** The one profile that is beyond doubt, so that nobody is asked to pick from one; null when there are more or none. */
export function onlyProfileOf({ user, linkedProfiles }: Session): Target | null {
  if (linkedProfiles.length > 1) return null;
  const linked = linkedProfiles[0];
  if (linked) return { uid: linked.uid, type: linked.type };
  const brand = user?.linked_brand_uid || user?.brand_admins_for?.[0];
  if (brand) return { uid: brand, type: 'brand' };
  const influencer = user?.linked_influencer_uid || user?.influencer_admins_for?.[0];
  return influencer ? { uid: influencer, type: 'influencer' } : null;
}

/** Which pages a role may see: another role's are answered with a way home. Shared pages are everyone's. */
export function maySee(type: ProfileType, path: string): boolean {
  if (path.startsWith('/app/admin')) return type === 'admin';
  if (path.startsWith('/app/brand/')) return type !== 'influencer';
  if (path === '/app/influencer/profile') return true;
  if (path === '/app/influencer/browse') return type !== 'brand';
  return !path.startsWith('/app/influencer/') || type === 'influencer';
}

/** The picture to show: the avatar, else the first of the profile's media, else its old picture. */
export const pictureOf = ({ profile }: SessionProfile): string | null =>
  profile.avatar?.file_path ?? profile.profile_media?.[0]?.file_path ?? profile.profile_pic ?? null;

/** A brand by its name, an influencer by "@handle". */
export const displayNameOf = ({ type, profile }: SessionProfile): string =>
  type === 'influencer' && profile.handle ? `@${profile.handle.replace(/^@/, '')}` : profile.name;
