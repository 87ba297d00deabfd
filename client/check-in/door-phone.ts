import { v7 } from 'uuid';
import { ProblemError, call } from '../api/client';
import { productNow, setProductTime } from '../api/clock';
import { connection } from '../api/connection';
import { valueStore } from '../api/value-store';
import * as memory from './memory';
import { type DoorList, type Visit, asRecorded } from './visits';

export type DoorState = Readonly<{
  phase: 'starting' | 'closed' | 'open';
  /** The link's token; null on a phone that has never opened one. */
  token: string | null;
  /** Signed out: why, if this phone was signed in before. */
  why: string;
  /** Null until first loaded. */
  list: DoorList | null;
  actions: readonly memory.KeptAction[];
  /** The ids of conflicts already read here. */
  read: readonly string[];
}>;

type ActionInput = Omit<memory.KeptAction, 'id' | 'at' | 'token' | 'refusal'>;

/** Shown under the field when the PIN is asked for again. */
const closings = {
  'pin-needed': 'This PIN no longer works. Ask for the new one. Everything recorded here is kept and will be sent.',
  'door-not-found': 'This check-in link no longer works. Ask for the new one.',
  over: 'Your twelve hours are over. Enter the PIN to carry on.',
} as const;

const atOnce = 50;
const lookAgainMs = 20_000;
const longestWaitMs = 60_000;
const patienceMs = 15_000;
const readKey = 'tastemaker.door.read';

/** With weak reception a response may never arrive, and a retry may be quicker. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

const nothingKnown: DoorState = { phase: 'starting', token: null, why: '', list: null, actions: [], read: [] };

/** A phone at a door: its data, its recorded actions, and its communication with the server. */
export class DoorPhone {
  private readonly state = valueStore<DoorState>(nothingKnown);
  private door: memory.KeptDoor | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;
  readonly faces = new memory.Faces();
  readonly subscribe = this.state.subscribe;
  readonly now = this.state.now;

  /** `linked` is the token of the opened link; null if a code was scanned, on a phone that knows its door. */
  constructor(private readonly linked: string | null) {}

  /** Starts with the stored data. Returns a function that stops it. */
  start(): () => void {
    this.stopped = false;
    const wake = () => void this.sync();
    const look = () => document.visibilityState === 'visible' && wake();
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', look);
    void this.begin();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private async begin(): Promise<void> {
    const kept = await memory.keptDoor();
    const token = this.linked ?? (await memory.lastToken());
    const read = JSON.parse(localStorage.getItem(readKey) ?? '[]') as string[];
    if (!kept || kept.token !== token) return this.set({ phase: 'closed', token, read });
    await this.open(kept, { read, list: await memory.keptList<DoorList>(kept) });
  }

  /** Signs the phone in. @throws ProblemError when the PIN is wrong or the server can’t be reached */
  async unlock(token: string, pin: string): Promise<void> {
    const { keySecret, pass, endsAt } = await call('POST /api/v1/doors/{token}/open', {
      path: { token },
      body: { pin },
    });
    const door = { token, pass, endsAt, key: await memory.keyFor(pin, keySecret), aheadMs: 0 };
    await memory.keepDoor(door);
    await this.open(door, { list: null });
  }

  private async open(door: memory.KeptDoor, state: Pick<DoorState, 'list'> & Partial<DoorState>): Promise<void> {
    this.door = door;
    if (door.aheadMs) setProductTime(new Date(Date.now() + door.aheadMs).toISOString());
    const actions = await this.actionsHere(state.list);
    this.set({ ...state, phase: 'open', token: door.token, why: '', actions });
    if (state.list) void this.faces.bring(door, state.list.items);
    await this.sync();
  }

  /** The visits with everything recorded here. */
  visits(): Visit[] {
    const { list, actions } = this.now();
    return (list?.items ?? []).map((visit) => asRecorded(visit, actions));
  }

  /** Resolves once it is stored on this phone; it is sent as soon as there is a connection. */
  async record(what: ActionInput): Promise<void> {
    await memory.keepAction({ ...what, id: v7(), at: productNow().toISOString(), token: this.door!.token });
    this.set({ actions: await this.actionsHere() });
    void this.sync();
  }

  /** The guest with this code, or with these last letters of it. @throws ProblemError */
  async lookUp(code: string): Promise<string> {
    const { token, pass } = this.door!;
    const guest = await call('POST /api/v1/doors/{token}/guests', { path: { token }, body: { pass, code } });
    const { list } = this.now();
    if (list && !list.items.some(({ collabId }) => collabId === guest.collabId))
      this.set({ list: { ...list, items: [...list.items, guest] } });
    return guest.collabId;
  }

  /** Someone has read a conflict, or why an action wasn’t taken. */
  async markRead(id: string): Promise<void> {
    const listed = this.now().list?.conflicts.map((conflict) => conflict.id) ?? [];
    const read = [...this.now().read.filter((each) => listed.includes(each)), id];
    localStorage.setItem(readKey, JSON.stringify(read));
    await memory.settleAction(id);
    this.set({ read, actions: await this.actionsHere() });
  }

  /** Sends recorded actions and refetches the list: one exchange at a time, and again periodically. */
  sync(): Promise<void> {
    return (this.running ??= this.converse().finally(() => {
      this.running = null;
      this.wait();
    }));
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.stopped || !this.door) return;
    const unsent = this.now().actions.some(({ refusal }) => !refusal); // recorded during the conversation
    const calm = unsent ? 0 : lookAgainMs;
    const after = this.failures > 0 ? Math.min(2 ** this.failures * 1_000, longestWaitMs) : calm;
    this.timer = setTimeout(() => void this.sync(), after);
  }

  private async converse(): Promise<void> {
    const { door } = this;
    if (!door || this.stopped) return;
    if (!(await memory.keptDoor())) return this.close('over');
    try {
      await this.sendRecorded(door);
      await this.askForList(door);
      this.failures = 0;
    } catch (error) {
      const slug = error instanceof ProblemError ? error.slug : '';
      if (slug === 'pin-needed' || slug === 'door-not-found') return this.close(slug);
      if (!slug && !isTimeout(error)) throw error;
      if (!slug) connection.note(false);
      this.failures += 1;
    }
  }

  /** In order of occurrence. One at a time, once the server has rejected a batch as unreadable. */
  private async sendRecorded(door: memory.KeptDoor): Promise<void> {
    for (let many = atOnce; ;) {
      const next = (await this.actionsHere()).filter(({ refusal }) => !refusal).slice(0, many);
      if (next.length === 0) return;
      try {
        await this.send(door, next);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.status !== 400) throw error;
        if (many === 1) await memory.settleAction(next[0]!.id, error.code);
        many = 1;
      }
      this.set({ actions: await this.actionsHere() });
    }
  }

  private async send({ token, pass }: memory.KeptDoor, next: readonly memory.KeptAction[]): Promise<void> {
    const actions = next.map(({ token: _, refusal: __, ...action }) => action);
    const sentAt = productNow().toISOString();
    const body = { pass, deviceId: await memory.deviceId(), sentAt, actions };
    const { now, results } = await call('POST /api/v1/doors/{token}/actions', {
      path: { token },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    for (const { id, outcome, code, visit } of results) {
      await memory.settleAction(id, outcome === 'done' || outcome === 'already' ? undefined : (code ?? outcome));
      const { list } = this.now();
      if (list && visit) {
        const items = list.items.map((each) => (each.collabId === visit.collabId ? visit : each));
        this.set({ list: { ...list, items }, actions: await this.actionsHere() });
      }
    }
    setProductTime(now);
  }

  private async askForList(door: memory.KeptDoor): Promise<void> {
    const { token, pass } = door;
    const body = { pass, deviceId: await memory.deviceId() };
    const signal = AbortSignal.timeout(patienceMs);
    const list = await call('POST /api/v1/doors/{token}/list', { path: { token }, body, signal });
    setProductTime(list.at);
    this.door = { ...door, aheadMs: productNow().getTime() - Date.now() };
    await memory.keepList(this.door, list);
    this.set({ list, actions: await this.actionsHere(list) });
    void this.faces.bring(this.door, list.items);
  }

  /** Deletes all personal data. */
  private async close(why: keyof typeof closings): Promise<void> {
    this.door = null;
    this.faces.forget();
    await memory.forgetDoor();
    this.set({ phase: 'closed', why: closings[why], list: null });
  }

  /** Those of this link, and of a previous one for the same visits. */
  private async actionsHere(list = this.now().list): Promise<memory.KeptAction[]> {
    const listed = new Set(list?.items.map(({ collabId }) => collabId));
    const all = await memory.keptActions();
    return all.filter(({ token, collabId }) => token === this.door?.token || listed.has(collabId));
  }

  private set(change: Partial<DoorState>): void {
    if (!this.stopped) this.state.set({ ...this.now(), ...change });
  }
}
