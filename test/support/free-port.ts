import { once } from 'node:events';
import net from 'node:net';

/** Below the ephemeral ports of outgoing connections, which begin at 32,768 on Linux and at 49,152 elsewhere. */
const first = 20_000;
const each = 1_500;
const worker = Number(process.env.JEST_WORKER_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 8;
let next = Math.floor(Math.random() * each);

/** A port of the loopback that nobody uses now, nor takes before we do: each worker looks among its own. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + worker * each + (next++ % each);
    const server = net.createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    return port;
  }
}
