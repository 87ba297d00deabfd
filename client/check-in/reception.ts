import { ProblemError, offline } from '../api/client';
import { productNow, setProductTime } from '../api/clock';
import { connection } from '../api/connection';

const patienceMs = 15_000;
const trustedMs = 60_000;
const clocksDifferMs = 1_000;
const lookAgainMs = 20_000;

/**
 * With weak reception, a response may never arrive, or be cut off: both count as none.
 * @throws ProblemError
 */
export async function answered<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const patience = new AbortController(); // Chrome before 103 and Safari before 16 have no AbortSignal.timeout
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const answer = await ask(patience.signal)
    .catch((error: unknown) => {
      if (!patience.signal.aborted) throw error;
    })
    .finally(() => clearTimeout(timer));
  if (answer !== undefined) return answer;
  connection.note(false);
  throw new ProblemError(offline);
}

/** Problems of the request, whatever it contains: no connection, signed out, or too many of them. */
const isOfRequest = ({ status }: ProblemError): boolean => [0, 403, 404, 429].includes(status);

/** Another kind of request may still succeed. @throws the error of one that can't */
export function unlessOfRequest(error: unknown): void {
  if (!(error instanceof ProblemError) || isOfRequest(error)) throw error;
}

/**
 * How long to wait before speaking with the server again, in ms: longer after each failure in a row, but no longer than
 * usual, because phones don’t notice every connection.
 */
export function pauseAfter(failures: number, isDue: boolean): number {
  if (failures > 0) return Math.min(2 ** failures * 1_000, lookAgainMs);
  return isDue ? 0 : lookAgainMs;
}

/** What a phone does to send its actions. `send` returns the ids of those that the server has answered. */
type Sender<Action> = Readonly<{
  waiting: () => Promise<readonly Action[]>;
  send: (next: readonly Action[]) => Promise<ReadonlySet<string>>;
  refuse: (id: string, why: string) => Promise<void>;
}>;

const atOnce = 50;
const mostAside = 3;

/**
 * Sends actions in order of occurrence; one at a time, once a batch has failed. An action that fails for now is set
 * aside, with all others of its guest. Returns whether any was sent, and whether any was set aside.
 */
export async function sendInOrder<Action extends Readonly<{ id: string; collabId: string }>>({
  waiting,
  send,
  refuse,
}: Sender<Action>): Promise<Readonly<{ isAnySent: boolean; isAnyAside: boolean }>> {
  const aside = new Set<string>();
  let isAnySent = false;
  for (let many = atOnce; aside.size < mostAside;) {
    const next = (await waiting()).filter(({ collabId }) => !aside.has(collabId)).slice(0, many);
    if (next.length === 0) break;
    try {
      const answers = await send(next);
      isAnySent = true;
      for (const { id, collabId } of next) if (!answers.has(id)) aside.add(collabId);
    } catch (error) {
      if (!(error instanceof ProblemError) || isOfRequest(error)) throw error;
      if (many === 1 && error.status === 400) await refuse(next[0]!.id, error.message);
      else if (many === 1) aside.add(next[0]!.collabId);
      many = 1;
    }
  }
  return { isAnySent, isAnyAside: aside.size > 0 };
}

/** The server's time, followed by a clock that can't be set. It may pause while the phone sleeps. */
export class ServerTime {
  private heard = { server: 0, wall: 0, steady: Number.NEGATIVE_INFINITY };

  /** An ISO 8601 time from a response that has just arrived. Returns by how much the server's clock is ahead, in ms. */
  hear(now: string): number {
    setProductTime(now);
    this.heard = { server: Date.parse(now), wall: Date.now(), steady: performance.now() };
    return productNow().getTime() - Date.now();
  }

  /** Whether it was heard a moment ago, and the phone's clock hasn't been set since. */
  isKnown(): boolean {
    const passed = performance.now() - this.heard.steady;
    return passed < trustedMs && Math.abs(Date.now() - this.heard.wall - passed) < clocksDifferMs;
  }

  /** Whether this moment has passed, whatever the phone's clock says. */
  isPast(moment: string): boolean {
    return this.heard.server + performance.now() - this.heard.steady >= Date.parse(moment) && this.heard.server > 0;
  }
}

/** Calls back when someone looks at the page again, or when there may be a connection. Returns a function that stops it. */
export function onWake(wake: (isLookedAt: boolean) => void): () => void {
  const stop = new AbortController();
  const look = () => document.visibilityState === 'visible' && wake(true);
  window.addEventListener('online', () => wake(false), stop);
  window.addEventListener('focus', look, stop);
  document.addEventListener('visibilitychange', look, stop);
  return () => stop.abort();
}

/** What a tab tells the phone's other tabs once it has stored something. */
export type TabNews = Readonly<{ why: string; isThere: boolean; notOurs: readonly string[] }>;

const shared = 'tastemaker-door';

/**
 * The tabs of one phone. One of them speaks with the server: the one that was last in front, because the system may have
 * put the others to sleep. Without Web Locks, every tab does: the server takes each action once, whichever sends it.
 */
export class Tabs {
  private channel: BroadcastChannel | null = null;
  private turn: AbortController | null = null;
  private release: () => void = () => undefined;
  private holds = false;

  /** Calls back with what another tab tells, and with null once it’s this tab’s turn to speak. */
  constructor(private readonly onNews: (news: TabNews | null) => void) {}

  open(): void {
    if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel(shared);
    this.channel.onmessage = ({ data }: MessageEvent<TabNews>) => this.onNews(data);
  }

  close(): void {
    this.leave();
    this.channel?.close();
    this.channel = null;
  }

  /** Whether it’s this tab that speaks. */
  get speaks(): boolean {
    return this.holds;
  }

  tell(news: TabNews): void {
    this.channel?.postMessage(news);
  }

  /** This tab has something to say, as it is signed in. */
  enter(): void {
    if (!this.turn) void this.ask(document.visibilityState === 'visible');
  }

  /** Someone looks at this tab, so it takes the turn. */
  comeForward(): void {
    if (this.turn && !this.holds) void this.ask(true);
  }

  leave(): void {
    this.turn?.abort();
    this.turn = null;
    this.holds = false;
    this.release();
  }

  private async ask(isInFront: boolean): Promise<void> {
    this.turn?.abort();
    const turn = (this.turn = new AbortController());
    if (!this.channel) return void this.hold(turn);
    try {
      await navigator.locks.request(shared, isInFront ? { steal: true } : { signal: turn.signal }, () =>
        this.hold(turn),
      );
    } catch (error) {
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      if (!isTaken) return void this.hold(turn); // the browser gives no locks here
    }
    if (this.turn !== turn) return;
    this.holds = false;
    void this.ask(false);
  }

  private hold(turn: AbortController): Promise<void> | undefined {
    if (this.turn !== turn) return;
    this.holds = true;
    this.onNews(null);
    return new Promise((resolve) => (this.release = resolve));
  }
}
