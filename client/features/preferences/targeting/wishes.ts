import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { call, type ProblemError } from '../../../api/client';
import type { components } from '../../../api/schema';
import type { InfluencerFilterName } from '../../../../server/contract/rules/influencer-filters';
import { targetingLimits } from '../../../../server/contract/rules/match';

export type Targeting = components['schemas']['TargetingView'];
type TargetingInput = components['schemas']['TargetingInput'];
type Exclusions = components['schemas']['ExclusionsInput'];

const keyOf = (uid: string) => ['targeting', uid];

/** Whom the brand is looking for, and whom it never wants to see. Suspends. */
export const useTargeting = (uid: string): Targeting =>
  useSuspenseQuery<Targeting, ProblemError>({
    queryKey: keyOf(uid),
    queryFn: ({ signal }) => call('GET /api/v1/targeting', { signal }),
  }).data;

/** Search results are refetched at once. */
function useSave<Input>(uid: string, save: (body: Input) => Promise<Targeting>) {
  const queries = useQueryClient();
  return useMutation<Targeting, ProblemError, Input>({
    mutationFn: save,
    onSuccess: (targeting) => {
      queries.setQueryData(keyOf(uid), targeting);
      return queries.invalidateQueries({ queryKey: ['influencer-browser'] });
    },
  });
}

export const useSaveTargeting = (uid: string) =>
  useSave(uid, (body: TargetingInput) => call('PUT /api/v1/targeting', { body }));
export const useSaveExclusions = (uid: string) =>
  useSave(uid, (body: Exclusions) => call('PUT /api/v1/targeting/exclusions', { body }));

type ProtectedWish = TargetingInput['protectedWishes'][number];

/** The form: expanded lists, possibly with nothing selected. */
export type Wishes = Readonly<{
  wanted: Readonly<Partial<Record<InfluencerFilterName, readonly string[]>>>;
  protectedWishes: readonly ProtectedWish[];
  words: string;
}>;

export const wishesOf = ({ wanted, protectedWishes, words }: Targeting): Wishes => ({
  wanted,
  protectedWishes: protectedWishes.map(({ list, options, reason }) => ({ list, options, reason })),
  words: words.join(', '),
});

/** Without lists that have no selection. */
export const inputOf = ({ wanted, protectedWishes, words }: Wishes): TargetingInput => ({
  wanted: Object.fromEntries(
    Object.entries(wanted)
      .filter(([, options]) => options.length > 0)
      .map(([list, options]) => [list, [...options]]),
  ),
  protectedWishes: protectedWishes.filter(({ options }) => options.length > 0),
  words: [
    ...new Set(
      words
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ],
});

export const countOptions = ({ wanted, protectedWishes }: Wishes): number =>
  [...Object.values(wanted), ...protectedWishes.map(({ options }) => options)].flat().length;

/** Client-side validation. */
export function faultOf(wishes: Wishes): string | null {
  const { options, words, wordMin, wordMax, reasonMin } = targetingLimits;
  const input = inputOf(wishes);
  if (countOptions(wishes) > options) return `Please choose at most ${options} options in all.`;
  if (input.words.length > words) return `Please enter at most ${words} words.`;
  if (input.words.some(({ length }) => length < wordMin || length > wordMax))
    return `Each word has ${wordMin} to ${wordMax} letters.`;
  if (input.protectedWishes.some(({ reason }) => reason.trim().length < reasonMin))
    return `Please say why each personal attribute matters, in ${reasonMin} characters or more.`;
  return null;
}
