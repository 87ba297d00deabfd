import { once } from 'node:events';
import net from 'node:net';

/** Below the ephemeral port ranges, which start at 32,768 on Linux and at 49,152 elsewhere. */
const first = 20_000;
const each = 1_500;
const worker = Number(process.env.JEST_WORKER_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 8;
let next = Math.floor(Math.random() * each);

/** A free loopback port that nobody else will take: each worker has its own range. */
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
