import { ProblemError } from '../../api/client';
import { browserMemory } from '../../shell/session/browser-memory';
import { type Changes, type Profile, readProfile, saveProfile } from './profile-api';

export type DraftState = Readonly<{
  /** The result: stored values overlaid with unsaved changes. */
  profile: Profile;
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  savedAt: Date | null;
  /** Server errors, by field. */
  faults: Readonly<Record<string, string>>;
  /** Why the whole save failed. */
  failure: string | null;
}>;

/** Unsaved changes, and the values they were based on. */
type Kept = Readonly<{ typed: Changes; base: Changes }>;

type Store = Readonly<{
  read: () => Promise<Profile>;
  save: (version: number, changes: Changes) => Promise<Profile>;
  /** Kept in this browser until saved. */
  kept: () => Kept | null;
  keep: (changes: Kept | null) => void;
}>;

type Field = keyof Changes;

/** The autosave delay, in milliseconds. */
const quietFor = 700;

const merge = (changes: Changes, more: Changes): Changes => ({
  ...changes,
  ...more,
  ...(more.attributes && { attributes: { ...changes.attributes, ...more.attributes } }),
});

const over = (profile: Profile, changes: Changes): Profile => ({ ...profile, ...merge(profile, changes) });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A profile being edited. Changes are saved automatically, one request at a time. If someone else has changed other parts, both
 * changes are kept; if it was the same part, the person decides.
 */
export class Draft {
  private stored: Profile;
  /** The base of the changes: for conflicts, the value before someone else changed it. */
  private base: Changes;
  private pending: Changes = {};
  /** Rejected: waits for the person to fix it. */
  private refused: Changes = {};
  /** Conflicts with someone else's changes: the person decides. */
  private contested: Changes = {};
  private current: DraftState;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    profile: Profile,
    private readonly store: Store = storeOf(profile),
  ) {
    this.stored = profile;
    this.base = profile;
    this.current = { profile, status: 'saved', savedAt: null, faults: {}, failure: null };
    const kept = store.kept();
    if (kept) this.takeUp(kept);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly now = (): DraftState => this.current;

  readonly change = (changes: Changes): void => {
    this.refused = without(this.refused, changes);
    this.pending = merge(this.pending, changes);
    const faults = this.faultsBut(changes);
    if (this.current.status === 'conflict') return this.show({ faults });
    this.show({ status: 'waiting', faults, failure: null });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), quietFor);
  };

  /** Saves pending changes at once; does nothing if there are none, or while there is a conflict to resolve. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (this.sending || this.current.status === 'conflict' || isEmpty(this.pending)) return;
    this.sending = true;
    const sent = this.pending;
    this.show({ status: 'saving' });
    try {
      this.stored = await this.store.save(this.stored.version, sent);
      this.pending = without(this.pending, sent, same);
      this.show({ status: isEmpty(this.pending) ? 'saved' : 'waiting', savedAt: new Date() });
    } catch (error) {
      await this.afterFailure(error, sent);
    } finally {
      this.sending = false;
    }
    if (this.current.status === 'waiting') await this.flush();
  };

  /** Resolves a conflict: keep your own values, or take the others'. */
  readonly decide = (whose: 'mine' | 'theirs'): void => {
    if (whose === 'theirs') this.pending = without(this.pending, this.contested);
    this.show({ status: isEmpty(this.pending) ? 'saved' : 'waiting' });
    void this.flush();
  };

  /** What a previous page load couldn't save. */
  private takeUp({ typed, base }: Kept): void {
    this.pending = typed;
    this.contested = typed;
    this.base = base;
    this.show({ status: this.clashes(base, typed) ? 'conflict' : 'waiting' });
  }

  private async afterFailure(error: unknown, sent: Changes): Promise<void> {
    const problem = error instanceof ProblemError ? error : null;
    if (problem?.code === 'profiles/stale') return this.rebase(sent);
    if (problem && Object.keys(problem.fieldErrors).length > 0) return this.setAside(problem.fieldErrors);
    this.show({ status: 'failed', failure: problem?.message ?? 'We couldn’t save your changes.' });
  }

  private async rebase(sent: Changes): Promise<void> {
    const before = this.stored;
    try {
      this.stored = await this.store.read();
    } catch {
      return this.show({ status: 'failed', failure: 'We couldn’t save your changes.' });
    }
    this.contested = sent;
    this.show({ status: this.clashes(before, sent) ? 'conflict' : 'waiting' });
  }

  private clashes(before: Changes, sent: Changes): boolean {
    const differs = (was: unknown, is: unknown, mine: unknown) => !same(was, is) && !same(is, mine);
    const { attributes = {}, ...plain } = sent;
    return (
      (Object.keys(plain) as Field[]).some((field) => differs(before[field], this.stored[field], sent[field])) ||
      Object.keys(attributes).some((list) =>
        differs(before.attributes?.[list], this.stored.attributes[list], attributes[list]),
      )
    );
  }

  /** Rejected fields are set aside, so that the rest can be saved. */
  private setAside(faults: Readonly<Record<string, string>>): void {
    const wrong = this.partOf(Object.keys(faults));
    // An error about a field that isn't ours would cause endless retries.
    const aside = isEmpty(wrong) ? this.pending : wrong;
    this.refused = merge(this.refused, aside);
    this.pending = without(this.pending, aside);
    this.show({
      status: isEmpty(this.pending) ? 'failed' : 'waiting',
      faults: { ...this.current.faults, ...faults },
      failure: 'Some fields need fixing before we can save them.',
    });
  }

  private partOf(faulty: readonly string[]): Changes {
    const fields = new Set(faulty.map((path) => (path === 'avatar' ? 'avatarPath' : path.split('.')[0]!)));
    const named = faulty.filter((path) => path.startsWith('attributes.')).map((path) => path.split('.')[1]!);
    const { attributes, ...plain } = this.pending;
    const lists = Object.entries(attributes ?? {}).filter(([list]) => named.includes(list));
    return {
      ...Object.fromEntries(Object.entries(plain).filter(([field]) => fields.has(field))),
      ...(lists.length > 0 && { attributes: Object.fromEntries(lists) }),
    };
  }

  private faultsBut(changes: Changes): Record<string, string> {
    const { attributes = {}, ...plain } = changes;
    const mended = [...Object.keys(plain), ...Object.keys(attributes).map((list) => `attributes.${list}`)];
    const isMended = (path: string) =>
      mended.some(
        (field) => path === field || path.startsWith(`${field}.`) || (path === 'avatar' && field === 'avatarPath'),
      );
    return Object.fromEntries(Object.entries(this.current.faults).filter(([path]) => !isMended(path)));
  }

  private show(changes: Partial<DraftState>): void {
    const profile = over(over(this.stored, this.refused), this.pending);
    const settled = changes.status === 'saved' && Object.keys(changes.faults ?? this.current.faults).length > 0;
    this.current = { ...this.current, ...changes, profile, ...(settled ? { status: 'failed' as const } : {}) };
    this.keep();
    for (const listener of this.listeners) listener();
  }

  /** Unsaved changes are kept in this browser, so that they survive a reload. */
  private keep(): void {
    if (this.current.status !== 'conflict') this.base = this.stored;
    const typed = merge(this.refused, this.pending);
    this.store.keep(isEmpty(typed) ? null : { typed, base: partsOf(this.base, typed) });
  }
}

const form = 'profile';

/** The server, and this browser's copy of unsaved changes. */
function storeOf({ id }: Profile): Store {
  return {
    read: () => readProfile(id),
    save: (version, changes) => saveProfile(id, version, changes),
    kept: () => keptIn(browserMemory.draft(id, form)),
    keep: (changes) =>
      changes ? browserMemory.keepDraft(id, form, JSON.stringify(changes)) : browserMemory.forgetDraft(id, form),
  };
}

function keptIn(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

const isEmpty = (changes: Changes): boolean => {
  const { attributes, ...plain } = changes;
  return Object.keys(plain).length === 0 && Object.keys(attributes ?? {}).length === 0;
};

/** The values in `whole` of the parts named in `changes`. */
function partsOf(whole: Changes, { attributes, ...plain }: Changes): Changes {
  const pick = <Value>(from: Readonly<Record<string, Value>>, names: object) =>
    Object.fromEntries(Object.keys(names).flatMap((name) => (name in from ? [[name, from[name]!] as const] : [])));
  return { ...pick(whole, plain), ...(attributes && { attributes: pick(whole.attributes ?? {}, attributes) }) };
}

/** The changes without the parts named in `gone`; with `when`, only if both values are equal. */
function without(changes: Changes, gone: Changes, when: (a: unknown, b: unknown) => boolean = () => true): Changes {
  const { attributes = {}, ...plain } = changes;
  const { attributes: goneLists = {}, ...gonePlain } = gone;
  const left = <Value>(all: Readonly<Record<string, Value>>, less: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(all).filter(([key, value]) => !(key in less && when(value, less[key]))));
  const lists = left(attributes, goneLists);
  return { ...left(plain, gonePlain), ...(Object.keys(lists).length > 0 && { attributes: lists }) };
}
