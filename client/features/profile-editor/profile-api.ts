import { isEmptyChoice } from '../../../server/contract/rules/choice';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { AttributeList } from '../../../server/contract/lists/attributes';
import { attributeLists } from '../../../server/contract/lists/attributes';
import type { Choice } from '../../../server/contract/rules/choice';
import { mediaIdOf } from '../../../server/contract/rules/file-path';
import { call } from '../../api/client';
import type { components } from '../../api/schema';

type View = components['schemas']['InfluencerProfileView'];

/** A profile as its own people edit it. */
export type Profile = Omit<View, 'attributes'> & Readonly<{ attributes: Readonly<Record<string, Choice<string>>> }>;
export type Account = View['accounts'][number];
export type Piece = View['portfolio'][number];
export type Audience = View['audience'];
export type Availability = View['availability'];
export type SectionId = View['strength']['complete'][number];

/** What can be changed here; undefined fields stay. */
export type Changes = Partial<
  Pick<Profile, 'name' | 'handle' | 'bio' | 'city' | 'country' | 'categories' | 'dateOfBirth'> &
    Pick<Profile, 'avatarPath' | 'accounts' | 'attributes' | 'shown' | 'audience' | 'availability' | 'portfolio'>
>;

/** The lists by name, typed for any name. */
export const lists: Readonly<Record<string, AttributeList>> = attributeLists;

export const readProfile = (uid: string, signal?: AbortSignal): Promise<Profile> =>
  call('GET /api/v1/influencers/{uid}/profile', { path: { uid }, signal });

/** @throws ProblemError, `profiles/stale` when someone else has changed it since `version` */
export const saveProfile = (uid: string, version: number, changes: Changes): Promise<Profile> =>
  call('PATCH /api/v1/influencers/{uid}/profile', { path: { uid }, body: { version, ...toInput(changes) } });

/** Suspends. Refetched whenever the editor opens. */
export function useProfile(uid: string): Profile {
  const { data } = useSuspenseQuery({
    queryKey: ['influencer-profile', uid],
    queryFn: ({ signal }) => readProfile(uid, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  return data;
}

/** Files are sent by id, without fields computed by the server. */
function toInput({
  avatarPath,
  accounts,
  portfolio,
  ...rest
}: Changes): Omit<components['schemas']['ChangeInfluencerProfileInput'], 'version'> {
  return {
    ...rest,
    ...(avatarPath === undefined ? {} : { avatar: avatarPath && mediaIdOf(avatarPath) }),
    ...(accounts && {
      accounts: accounts.map(({ platform, handle, followers, engagement, country }) => ({
        ...{ platform, handle, followers, engagement, country },
      })),
    }),
    ...(portfolio && { portfolio: portfolio.map(({ mediaId, caption }) => ({ mediaId, caption })) }),
  };
}

/** A section's lists, without those elsewhere in the editor. */
export const listsIn = (section: string): string[] =>
  Object.keys(lists).filter(
    (name) => lists[name]?.section === section && !['primaryCategories', 'country'].includes(name),
  );

/** Whether a section is complete; for optional sections, whether anything has been entered. */
export function isDone({ strength, attributes }: Profile, section: SectionId): boolean {
  if (section !== 'appearance' && section !== 'safety') return strength.complete.includes(section);
  return listsIn(section).some((name) => attributes[name] !== undefined && !isEmptyChoice(attributes[name]));
}
