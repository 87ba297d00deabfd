import { useCallback, useState } from 'react';
import { browserMemory } from '../session/browser-memory';
import { useSession } from '../session/session-context';

/** What was typed, over what it was typed: the changed fields of a form, and those alone. */
type Kept<T> = Readonly<{ typed: Partial<T>; over: Partial<T> }>;

export type Draft<T> = Readonly<{
  /** What the form begins with: as it is saved, and over it what was typed and not saved. */
  start: T;
  saved: T;
  /** Whether something typed was found, and whether someone has changed the same part since. */
  found: 'nothing' | 'typed' | 'outdated';
  /** Called with the whole form as it is typed. */
  keep: (form: T) => void;
  /** It was thrown away, or saved; `saved` as what, where the form stays. */
  forget: (saved?: T) => void;
}>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const fieldsOf = <T extends object>(form: T) => Object.keys(form) as (keyof T)[];
const part = <T extends object>(form: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<T>;

/**
 * What is being typed into a form, kept in this browser until it is saved, thrown away, or its person signs out. Fields that
 * nobody typed into show what is saved, however old the draft is.
 * @param name of the form, with what it is about: "offer:new"
 */
export function useDraft<T extends object>(name: string, saved: T): Draft<T> {
  const { uid } = useSession().actor;
  const [now, setNow] = useState(() => ({ uid, name, saved, kept: read(browserMemory.draft(uid, name), saved) }));

  const forget = useCallback(
    (next?: T) => {
      browserMemory.forgetDraft(now.uid, now.name);
      if (next || now.kept) setNow({ ...now, saved: next ?? now.saved, kept: null });
    },
    [now],
  );
  const keep = useCallback(
    (form: T) => {
      const changed = fieldsOf(now.saved).filter((field) => !same(now.saved[field], form[field]));
      if (changed.length === 0) return forget();
      const kept: Kept<T> = { typed: part(form, changed), over: part(now.saved, changed) };
      browserMemory.keepDraft(now.uid, now.name, JSON.stringify(kept));
    },
    [now, forget],
  );

  return { start: { ...now.saved, ...now.kept?.typed }, saved: now.saved, found: foundIn(now), keep, forget };
}

/** One text that is kept while it is typed, for a form that holds no other. */
export function useDraftText(name: string, saved = '') {
  const draft = useDraft(name, { text: saved });
  const [text, setText] = useState(draft.start.text);
  const write = (next: string) => {
    setText(next);
    draft.keep({ text: next });
  };
  return [text, write, draft] as const;
}

function foundIn<T extends object>({ kept, saved }: Readonly<{ kept: Kept<T> | null; saved: T }>): Draft<T>['found'] {
  if (!kept) return 'nothing';
  return same(kept.over, part(saved, fieldsOf(kept.over as T))) ? 'typed' : 'outdated';
}

/** What this form still has of it, and is not saved; null where that is nothing. */
function read<T extends object>(text: string | null, saved: T): Kept<T> | null {
  try {
    const { typed, over } = JSON.parse(text ?? '') as Kept<T>;
    const fields = fieldsOf(saved).filter((field) => field in typed && !same(typed[field], saved[field]));
    return fields.length === 0 ? null : { typed: part(typed as T, fields), over: part(over as T, fields) };
  } catch {
    return null;
  }
}
