import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { Draft, type DraftState } from './draft';
import type { Changes, Profile } from './profile-api';
import { useAskBeforeUnload } from '../../ui/LeaveDialog';

export type Editor = DraftState &
  Readonly<{
    change: (changes: Changes) => void;
    flush: () => Promise<void>;
    decide: (whose: 'mine' | 'theirs') => void;
    /** Members can read; owners and admins can edit. */
    mayEdit: boolean;
  }>;

export const EditorContext = createContext<Editor | null>(null);

/** The profile being edited, and how to change it. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor() needs an EditorContext above it.');
  return editor;
}

/**
 * One draft for as long as the page is open. Pending changes are saved when the page is left, and when the connection
 * is back.
 */
export function useDraft(profile: Profile, mayEdit: boolean): Editor {
  const [draft] = useState(() => new Draft(profile));
  const state = useSyncExternalStore(draft.subscribe, draft.now);
  useEffect(() => {
    const flush = () => void draft.flush();
    flush(); // what a previous page load couldn't save
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, [draft]);
  useAskBeforeUnload(state.status !== 'saved');

  return { ...state, change: draft.change, flush: draft.flush, decide: draft.decide, mayEdit };
}
