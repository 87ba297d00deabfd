import { useCallback, useState } from 'react';
import { browserMemory } from '../session/browser-memory';
import { useSession } from '../session/session-context';

/** A draft with the values it was based on: only a form's changed fields. */
type Kept<T> = Readonly<{ typed: Partial<T>; over: Partial<T> }>;

export type Draft<T> = Readonly<{
  /** The form's initial values: the saved ones, overlaid with the draft. */
  start: T;
  saved: T;
  /** Whether a draft was found, and whether someone has changed the same fields since. */
  found: 'nothing' | 'typed' | 'outdated';
  /** Called with the whole form on every change. */
  keep: (form: T) => void;
  /** The draft was discarded, or saved; `saved` are the saved values, if the form stays open. */
  forget: (saved?: T) => void;
}>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const fieldsOf = <T extends object>(form: T) => Object.keys(form) as (keyof T)[];
const part = <T extends object>(form: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<T>;

/**
 * A form's draft, kept in this browser until it is saved, discarded, or the person signs out. Fields that weren't
 * edited show the saved values, however old the draft is.
 * @param name of the form, with its subject: "offer:new"
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

/** The draft of a single text, for a form with one field. */
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

/** The unsaved part of the draft; null if there is none. */
function read<T extends object>(text: string | null, saved: T): Kept<T> | null {
  try {
    const { typed, over } = JSON.parse(text ?? '') as Kept<T>;
    const fields = fieldsOf(saved).filter((field) => field in typed && !same(typed[field], saved[field]));
    return fields.length === 0 ? null : { typed: part(typed as T, fields), over: part(over as T, fields) };
  } catch {
    return null;
  }
}
