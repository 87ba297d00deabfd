/** What browsers have for tabs, and jsdom doesn’t. */
class FakeChannel {
  static tabs = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.tabs.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of FakeChannel.tabs) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
  }
  close() {
    FakeChannel.tabs.delete(this);
  }
}

type Options = Readonly<{ signal?: AbortSignal; steal?: boolean }>;
type Waiting = Readonly<{ name: string; begin: () => void }>;

const aborted = () => new DOMException('Another tab has it.', 'AbortError');

/** One tab at a time has a lock; the next in the queue follows, and `steal` doesn’t wait. */
class FakeLocks {
  private readonly held = new Map<string, Readonly<{ lose: () => void }>>();
  private waiting: readonly Waiting[] = [];

  request(name: string, { signal, steal = false }: Options, work: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        const mine = { lose: () => reject(aborted()) };
        this.held.set(name, mine);
        const end = () => {
          if (this.held.get(name) !== mine) return;
          this.held.delete(name);
          this.next(name);
        };
        void Promise.resolve().then(work).then(resolve, reject).finally(end);
      };
      if (steal) {
        this.held.get(name)?.lose();
        return begin();
      }
      const wait = { name, begin };
      signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(wait)) return;
        this.waiting = this.waiting.filter((each) => each !== wait);
        reject(aborted());
      });
      this.waiting = [...this.waiting, wait];
      this.next(name);
    });
  }

  private next(name: string): void {
    const first = this.waiting.find((each) => each.name === name);
    if (!first || this.held.has(name)) return;
    this.waiting = this.waiting.filter((each) => each !== first);
    first.begin();
  }
}

/** Gives the browser channels and locks between its tabs. Returns a function that takes them away. */
export function haveTabs(): () => void {
  const { BroadcastChannel: before } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  return () => {
    Object.assign(globalThis, { BroadcastChannel: before });
    delete (navigator as { locks?: unknown }).locks;
  };
}
