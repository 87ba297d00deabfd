import { useQuery } from '@tanstack/react-query';
import { type Addition, grow, publicLists } from '../../server/contract/lists/growing';
import { type PublicSettings, settingsQuery } from './settings';

const nothing: Addition[] = [];

/** Updates the lists too, so that a later read finds the addition. */
const grown = ({ lists = nothing }: PublicSettings): readonly Addition[] => {
  grow(lists, publicLists);
  return lists;
};

type Lists = Readonly<{
  /** Also true if it can't be loaded, as built-in values don't depend on it. */
  known: boolean;
  /** A new array when staff have changed something. */
  additions: readonly Addition[];
}>;

/**
 * Loads staff's additions to the lists of cities and categories, and re-renders its own part of the page when they
 * change.
 */
export function useLists(): Lists {
  const { data: additions = nothing, isLoading } = useQuery({ ...settingsQuery, select: grown });
  return { known: !isLoading, additions };
}
