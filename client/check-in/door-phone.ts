import { v7 } from 'uuid';
import { ProblemError, call } from '../api/client';
import { productNow, setProductTime } from '../api/clock';
import { connection } from '../api/connection';
import { valueStore } from '../api/value-store';
import * as memory from './memory';
import { closings, type DoorState, faults, keepRead, nothingKnown, readBefore } from './door-state';
import {
  answered,
  onWake,
  pauseAfter,
  sendInOrder,
  ServerTime,
  type TabNews,
  Tabs,
  unlessOfRequest,
} from './reception';
import { type KeptList, type Visit, updated, visitsNow, withFound, withoutOldRisks, withVisit } from './visits';

type ActionInput = Omit<memory.KeptAction, 'id' | 'at' | 'token' | 'refusal'>;

const justScannedMs = 60_000;

/** A phone at a door: its data, its recorded actions, and its communication with the server. */
export class DoorPhone {
  private readonly state = valueStore<DoorState>(nothingKnown);
  private readonly time = new ServerTime();
  private readonly tabs = new Tabs((news) => void this.hear(news));
  private door: memory.KeptDoor | null = null;
  private running: Promise<void> | null = null;
  /** Something has happened since the running conversation began: a change, the network is back, or this tab's turn. */
  private isDue = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;
  /** Actions of another link that this one can't send. */
  private notOurs = new Set<string>();
  /** When this page has read a guest's signed code. */
  private readonly scanned = new Map<string, number>();
  /** The ids of conflicts that a screen reader has heard. */
  readonly announced = new Set<string>();
  readonly faces = new memory.Faces();
  readonly subscribe = this.state.subscribe;
  readonly now = this.state.now;

  /** `linked` is the token of the opened link; null if a code was scanned, on a phone that knows its door. */
  constructor(private readonly linked: string | null) {}

  /** Starts with the stored data. Returns a function that stops it. */
  start(): () => void {
    this.stopped = false;
    this.tabs.open();
    const stopWaking = onWake((isLookedAt) => {
      this.failures = 0; // a network that has just come back may need a moment
      if (isLookedAt) this.tabs.comeForward();
      void this.sync();
    });
    void navigator.serviceWorker?.ready.then(() => this.set({ opensOffline: true }));
    void this.begin();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      stopWaking();
      this.tabs.close();
    };
  }

  private async begin(): Promise<void> {
    try {
      const kept = await memory.keptDoor();
      const token = this.linked ?? (await memory.lastToken());
      await memory.forgetOldActions();
      this.set({ read: readBefore(), actions: await memory.keptActions() });
      if (typeof kept === 'string' || kept.token !== token)
        return this.set({ phase: 'closed', token, why: kept === 'over' ? closings.over : '' });
      await this.use(kept);
    } catch {
      this.set({ phase: 'closed', token: this.linked, why: faults.keepsNothing });
    }
  }

  /** Signs the phone in. @throws ProblemError when the PIN is wrong, or the server or storage can’t be reached */
  async unlock(token: string, pin: string): Promise<void> {
    void navigator.storage?.persist?.(); // a full phone then keeps what was recorded here
    const { keySecret, pass, endsAt, now } = await answered((signal) =>
      call('POST /api/v1/doors/{token}/open', { path: { token }, body: { pin }, signal }),
    );
    const aheadMs = this.time.hear(now);
    this.notOurs.clear();
    try {
      const door = { ...{ token, pass, endsAt, aheadMs }, ...(await memory.keysFor(pin, keySecret)) };
      await memory.keepDoor(door);
      await this.use({ ...door, isClockBack: false });
      this.tell();
    } catch {
      throw new ProblemError({ status: 0, detail: faults.keepsNothing });
    }
  }

  /** Shows what is stored for this door; nothing while the phone's clock can't be trusted. */
  private async use({ isClockBack, ...door }: memory.SignedIn): Promise<void> {
    const isSameDoor = this.door?.token === door.token;
    if (this.door?.pass !== door.pass) this.faces.forget();
    this.door = door;
    if (door.aheadMs && !this.time.isKnown()) setProductTime(new Date(Date.now() + door.aheadMs).toISOString());
    const stored = isClockBack ? null : await memory.keptList<KeptList>(door);
    if (!this.isAt(door)) return; // it has been signed out since
    const list = stored ?? (isSameDoor && !isClockBack ? this.now().list : null); // it may be about to be stored
    const why = isClockBack ? faults.clockBack : '';
    this.set({ phase: 'open', token: door.token, why, list, actions: await this.actionsHere() });
    if (list) void this.faces.bring(door, list.items);
    if (!this.stopped) this.tabs.enter();
  }

  /** Another tab has stored something, so this one shows the same; or it’s this tab’s turn to speak. */
  private async hear(news: TabNews | null): Promise<void> {
    if (news) {
      const { why, isThere, notOurs } = news;
      this.notOurs = new Set(notOurs);
      if (!this.tabs.speaks) connection.note(isThere);
      await this.isSignedIn(news);
      this.set({ read: readBefore(), ...(why && { why }) });
    }
    await this.sync();
  }

  private tell(): void {
    this.tabs.tell({ why: this.now().why, isThere: connection.isThere(), notOurs: [...this.notOurs] });
  }

  /** With everything recorded here; earliest first. */
  visits(): Visit[] {
    const { list, actions } = this.now();
    return visitsNow(list, actions, productNow());
  }

  /** Stores it on this phone; it is sent as soon as there is a connection. Resolves to what is wrong, or empty. */
  async record(what: ActionInput): Promise<string> {
    const action = { ...what, id: v7(), at: productNow().toISOString(), token: this.now().token! };
    const isStored = await memory.keepAction(action).then(() => true, () => false); // prettier-ignore
    if (!isStored) return faults.notStored;
    if (what.how === 'signed') this.scanned.set(what.collabId, Date.now());
    this.set({ actions: await this.actionsHere() });
    this.tell();
    void this.sync();
    return '';
  }

  /** Whether this page has let a guest in by their signed code within the last minute: their phone is still in view. */
  hasJustScanned = (collabId: string): boolean => Date.now() - (this.scanned.get(collabId) ?? 0) < justScannedMs;

  /** The guest with this code, or with these last letters of it, and when it was looked up. @throws ProblemError */
  async lookUp(code: string): Promise<Readonly<{ collabId: string; seenAt: string }>> {
    const { token, pass } = this.door!;
    const seenAt = productNow().toISOString();
    const guest = await answered((signal) =>
      call('POST /api/v1/doors/{token}/guests', { path: { token }, body: { pass, code }, signal }),
    );
    const { list } = this.now();
    if (list) await this.keep(withVisit(list, guest));
    this.tell();
    return { collabId: guest.collabId, seenAt };
  }

  /** Someone has read a conflict, or why an action wasn’t taken. */
  async markRead(id: string): Promise<void> {
    const listed = this.now().list?.conflicts.map((conflict) => conflict.id) ?? [];
    const read = [...this.now().read.filter((each) => listed.includes(each)), id];
    this.set({ read });
    keepRead(read);
    await memory.forgetAction(id);
    this.set({ actions: await this.actionsHere() });
    this.tell();
  }

  /** Sends recorded actions and refetches the list: one exchange at a time, and again periodically. */
  sync(): Promise<void> {
    this.isDue = this.running !== null;
    return (this.running ??= this.converse().finally(() => {
      this.running = null;
      this.wait();
    }));
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.stopped || !this.door || !this.tabs.speaks) return;
    this.timer = setTimeout(() => void this.sync(), pauseAfter(this.failures, this.isDue));
  }

  private async converse(): Promise<void> {
    const { door } = this;
    if (!door || this.stopped || !this.tabs.speaks) return;
    this.failures += 1;
    try {
      if (await this.isSignedIn()) await this.exchange();
    } catch (error) {
      const slug = error instanceof ProblemError ? error.slug : '';
      const isClosed = slug === 'pin-needed' || slug === 'door-not-found';
      if (!slug) this.set({ why: faults.listNotStored });
      if (isClosed && (await this.isSignedIn()) && this.door?.pass === door.pass) await this.close(closings[slug]);
    }
    this.tell();
  }

  /** Whether this phone still is, and may show its list. In another tab, it may have been signed out, or in again. */
  private async isSignedIn(news?: TabNews): Promise<boolean> {
    const { door } = this;
    const kept = door && this.time.isPast(door.endsAt) ? 'over' : await memory.keptDoor();
    const { token } = door ?? this.now(); // an opening tab shows no door yet
    const isHere = typeof kept !== 'string' && kept.token === token;
    if (!isHere && !this.isAt(door)) return false; // it has been signed in since
    if (!isHere) await this.close(news?.why || closings[typeof kept === 'string' ? kept : 'elsewhere']);
    else if (news || kept.pass !== door?.pass || kept.isClockBack || !this.now().list) await this.use(kept);
    await this.forgetOldRisks();
    this.set({ actions: await this.actionsHere() });
    return isHere;
  }

  /** Whether it is still signed in as then. */
  private isAt = (door: memory.KeptDoor | null): boolean => this.door?.pass === door?.pass;

  private async forgetOldRisks(): Promise<void> {
    const { list } = this.now();
    const items = list?.items.map((visit) => withoutOldRisks(visit, productNow())) ?? [];
    if (list?.items.some((visit, place) => visit !== items[place])) await this.keep({ ...list, items });
  }

  /** The times of actions are corrected by the phone's clock at sending, so the server's time has to be known first. */
  private async exchange(): Promise<void> {
    const isTimeKnown = this.time.isKnown();
    if (!isTimeKnown) await this.askForList().catch(unlessOfRequest);
    const { isAnySent, isAnyAside } = await sendInOrder({
      waiting: async () => (await this.actionsHere()).filter(({ refusal }) => !refusal),
      send: (next) => this.send(next),
      refuse: (id, refusal) => this.keep(this.now().list, [{ id, refusal }]),
    });
    if (isTimeKnown || isAnySent) await this.askForList();
    if (!isAnyAside) this.failures = 0;
  }

  /** Returns the ids of those that the server has answered. */
  private async send(next: readonly memory.KeptAction[]): Promise<ReadonlySet<string>> {
    const { token, pass } = this.door!;
    const actions = next.map(({ token: _, refusal: __, ...action }) => action);
    const deviceId = await memory.deviceId();
    const { now, results } = await answered((signal) => {
      const body = { pass, deviceId, sentAt: productNow().toISOString(), actions };
      return call('POST /api/v1/doors/{token}/actions', { path: { token }, body, signal });
    });
    this.time.hear(now);
    const strange = next.filter((action) => action.token !== token).map(({ id }) => id);
    for (const { id, code } of results)
      if (code === 'collabs/guest-unknown' && strange.includes(id)) this.notOurs.add(id);
    const settled = results.filter(({ id }) => !this.notOurs.has(id)).map(memory.settledBy);
    const { list } = this.now();
    const visits = results.flatMap(({ visit }) => visit ?? []);
    await this.keep(list && updated(list, visits), settled);
    return new Set(results.map(({ id }) => id));
  }

  /** Stores the list with what has become of the actions that changed it, so that no reload finds only one of them. */
  private async keep(list: KeptList | null, settled?: readonly memory.Settled[]): Promise<void> {
    this.set({ list });
    await memory.keepList(this.door!, list, settled);
    this.set({ actions: await this.actionsHere() });
  }

  private async askForList(): Promise<void> {
    const { token, pass } = this.door!;
    const version = this.now().list?.version || undefined;
    const listed = await answered((signal) =>
      call('POST /api/v1/doors/{token}/list', { path: { token }, body: { pass, version }, signal }),
    );
    this.door = { ...this.door!, aheadMs: this.time.hear(listed.at) };
    const list = withFound(listed, this.now().list);
    if (this.now().why !== faults.listNotStored) this.set({ why: '' });
    await this.keep(list);
    this.set({ why: '' });
    void this.faces.bring(this.door, list.items);
  }

  /** Deletes all personal data. */
  private async close(why: string): Promise<void> {
    const pass = this.door?.pass;
    if (!pass) return;
    this.door = null;
    this.faces.forget();
    this.set({ phase: 'closed', why, list: null });
    await memory.forgetDoor(pass);
    if (this.tabs.speaks) this.tell();
    this.tabs.leave();
  }

  /** Of any link: it may have been replaced since. */
  private async actionsHere(): Promise<memory.KeptAction[]> {
    return (await memory.keptActions()).filter(({ id }) => !this.notOurs.has(id));
  }

  private set(change: Partial<DoorState>): void {
    if (!this.stopped) this.state.set({ ...this.now(), ...change });
  }
}
