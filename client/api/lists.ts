import { useQuery } from '@tanstack/react-query';
import { type Addition, grow } from '../../server/contract/lists/growing';
import { type PublicSettings, settingsQuery } from './settings';

const nothing: readonly Addition[] = [];

/** The lists themselves take up what was added, so that whoever reads one after this finds it there. */
const grown = ({ lists = nothing }: PublicSettings): readonly Addition[] => {
  grow(lists);
  return lists;
};

/**
 * Has the lists of cities and categories know what staff have added, and shows what stands below anew when it changes.
 * @returns whether it is known; true as well when it cannot be asked for, as nothing that is built in waits for it
 */
export const useLists = (): boolean => !useQuery({ ...settingsQuery, select: grown }).isLoading;
