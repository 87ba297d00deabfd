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
  /** True as well when it cannot be asked for, as nothing that is built in waits for it. */
  known: boolean;
  /** Another array when staff have changed something. */
  additions: readonly Addition[];
}>;

/** Has the lists of cities and categories know what staff have added, and shows its own part of the page again when that changes. */
export function useLists(): Lists {
  const { data: additions = nothing, isLoading } = useQuery({ ...settingsQuery, select: grown });
  return { known: !isLoading, additions };
}
