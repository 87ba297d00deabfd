import { pick } from '../../../server/contract/rules/by-name';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { brandCategories } from '../../../server/contract/lists/brands';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

type Profile = components['schemas']['InfluencerProfileView'];
type Changes = components['schemas']['ChangeInfluencerProfileInput'];

const keyOf = (id: string) => [resources.influencers, 'profile', id] as const;

/** What the form holds, and the version that it began with. */
export type Draft = Readonly<
  Pick<Profile, 'name' | 'handle' | 'bio' | 'city' | 'version'> & { categories: NonNullable<Changes['categories']> }
>;

/** Words that came with an import, and are none of our categories, are left out: they stay until others are chosen. */
export const draftOf = ({ name, handle, bio, city, version, categories }: Profile): Draft => ({
  ...{ name, handle, bio, city, version },
  categories: brandCategories.map(({ id }) => id).filter((id) => categories.includes(id)),
});

/** Only what differs, so that everything else may have been changed by others meanwhile. */
export function changesIn(draft: Draft, before: Draft): Changes {
  const fields = (['name', 'handle', 'bio', 'city', 'categories'] as const).filter(
    (field) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]),
  );
  return { version: before.version, ...pick(draft, fields) };
}

/** Everything that the influencer says of themselves, read afresh whenever it is opened. */
export const useInfluencerProfile = (id: string) =>
  useQuery<Profile, ProblemError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /api/v1/influencers/{uid}/profile', { path: { uid: id }, signal }),
    gcTime: 0,
  });

/** Changes it for them; who did stands in the timeline. */
export function useChangeInfluencer(id: string) {
  const queries = useQueryClient();
  return useMutation<Profile, ProblemError, Changes>({
    mutationFn: (changes) => call('PATCH /api/v1/influencers/{uid}/profile', { path: { uid: id }, body: changes }),
    onSuccess: ({ handle }) => {
      toast.success(`@${handle} is saved`);
      return queries.invalidateQueries({ queryKey: [resources.influencers] });
    },
  });
}
