import { actingAs, asThisProfile, withParameter } from './acting-as';
import { connection } from './connection';

/** Something of this type has changed: the page refetches what it may see, unless `content` brings it. */
export type LiveMessage = Readonly<{ name: string; type: string; id: string; content?: unknown }>;

type Listener = (message: LiveMessage) => void;
/** Without a message: only the listening tab's position. */
type Passed = Readonly<{ last: string; message?: LiveMessage }>;

const shared = 'tastemaker-live';
const againMs = 3_000;
const listeners = new Set<Listener>();

/** Calls back with every live message. Returns a function that stops it. */
export function onLiveMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * One connection per browser and profile: among the tabs that act as it, the one that holds the lock listens to the
 * server and broadcasts its messages; when it closes, the next one resumes after the last message.
 * @param refused called when the server refuses all tabs: the session has ended
 */
export function openLiveStream(refused: () => void): () => void {
  const name = `${shared}:${actingAs.now() ?? ''}`;
  const address = asThisProfile('/api/v1/live');
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let stream: EventSource | null = null;
  let last = '';
  let again: ReturnType<typeof setTimeout> | undefined;
  let release: () => void = () => undefined;
  const hear = (message: LiveMessage) => listeners.forEach((listener) => listener(message));

  const pass = (id: string, message?: LiveMessage) => {
    last = id || last;
    tabs?.postMessage({ last, message } satisfies Passed);
  };

  if (tabs)
    tabs.onmessage = ({ data }: MessageEvent<Passed>) => {
      last = data.last || last;
      if (data.message) hear(data.message);
    };

  const connect = () => {
    stream = new EventSource(last ? withParameter(address, 'after', last) : address);
    stream.onopen = () => connection.note(true);
    stream.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      const message = JSON.parse(data) as LiveMessage;
      hear(message);
      pass(lastEventId, message);
    };
    stream.addEventListener('here', ({ lastEventId }: MessageEvent) => pass(lastEventId));
    // An interrupted stream reconnects automatically. After an error response, as from a server that is just starting,
    // it doesn't.
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      refused();
      again = setTimeout(connect, againMs);
    };
  };

  const waiting = new AbortController();
  const locks = tabs && 'locks' in navigator ? navigator.locks : null;
  if (locks)
    locks
      .request(name, { signal: waiting.signal }, () => {
        connect();
        return new Promise<void>((resolve) => (release = resolve));
      })
      .catch(() => undefined); // nobody is waiting any more
  else connect();

  return () => {
    waiting.abort();
    clearTimeout(again);
    stream?.close();
    tabs?.close();
    release();
  };
}
