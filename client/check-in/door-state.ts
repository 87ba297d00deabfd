import type { KeptAction } from './memory';
import type { KeptList } from './visits';

export type DoorState = Readonly<{
  phase: 'starting' | 'closed' | 'open';
  /** The link's token; null on a phone that has never opened one. */
  token: string | null;
  /** What is wrong: above the list or, if the phone has been signed out, below the PIN. */
  why: string;
  /** Null until first loaded, and while the phone's clock can't be trusted. */
  list: KeptList | null;
  actions: readonly KeptAction[];
  /** The ids of conflicts already read here. */
  read: readonly string[];
  /** Whether the page's own files are stored, so that it opens without a connection. */
  opensOffline: boolean;
}>;

export const nothingKnown: DoorState = {
  ...{ phase: 'starting', token: null, why: '', list: null, actions: [], read: [], opensOffline: false },
};

/** Shown under the field when the PIN is asked for again. */
export const closings = {
  'pin-needed': 'This PIN no longer works. Ask for the new one.',
  'door-not-found': 'This check-in link no longer works. Ask for the new one.',
  over: 'Your twelve hours are over. Enter the PIN to carry on.',
  none: 'This phone has been signed out. Enter the PIN to carry on.',
  elsewhere: 'Another check-in link was opened on this phone. Enter the PIN to use this one.',
} as const;

export const faults = {
  clockBack: 'This phone’s clock was set back. Connect to the internet to see your list again.',
  keepsNothing: 'This browser can’t store anything. Leave private browsing or free up some space, then try again.',
  listNotStored: 'This phone couldn’t store your list. Stay connected, or free up some space.',
  notStored: 'This phone couldn’t store that. Write it down, then free up some space or use another phone.',
  unexpected: 'Something went wrong on this phone. Please try again.',
} as const;

/** For a phone that is signed out; empty if there are none. */
export function unsentInWords(actions: readonly KeptAction[]): string {
  const unsent = actions.filter(({ refusal }) => !refusal).length;
  return unsent === 0
    ? ''
    : `${unsent} recorded here and not sent yet. We’ll send ${unsent === 1 ? 'it' : 'them'} once you’re signed in.`;
}

const readKey = 'tastemaker.door.read';

/** The ids of conflicts that were read here before. */
export function readBefore(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(readKey) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const keepRead = (ids: readonly string[]): void => localStorage.setItem(readKey, JSON.stringify(ids));
