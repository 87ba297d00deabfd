import { namesNobody } from '../../../server/contract/rules/names-nobody';

/**
 * Compresses recordings outside the main thread, and sanitises them first: a recording contains the page's URL. Uses
 * the same protocol as the SDK's own worker, which a content security policy without `blob:` would block.
 */
type Call = Readonly<{ id: number; method: 'clear' | 'addEvent' | 'finish'; arg?: string }>;
type Reply = Readonly<{ id?: number; method: string; success: boolean; response?: unknown }>;

let events: string[] = [];

const send = (reply: Reply): void => self.postMessage(reply);

async function packed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function done({ method, arg }: Call): Promise<Uint8Array> | undefined {
  if (method === 'addEvent') {
    events.push(JSON.stringify(namesNobody(JSON.parse(arg ?? 'null'))));
    return undefined;
  }
  const taken = events;
  events = [];
  return method === 'finish' ? packed(`[${taken.join(',')}]`) : undefined;
}

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  const { id, method } = data;
  Promise.resolve()
    .then(() => done(data))
    .then(
      (response) => send({ id, method, success: true, response }),
      (error: unknown) => send({ id, method, success: false, response: String(error) }),
    );
});

send({ method: 'init', success: true });
