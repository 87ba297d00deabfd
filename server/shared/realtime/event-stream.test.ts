import net from 'node:net';
import fastify from 'fastify';
import { openEventStream } from './event-stream.js';
import type { LiveHub } from './live-hub.js';

it('opens nothing for a reader who has left before it began', async () => {
  let opened = 0;
  const hub = { open: async () => (opened++, () => undefined) } as unknown as LiveHub;
  const app = fastify();
  const gone = new Promise<void>((over) => {
    app.get('/', async (request, reply) => {
      await new Promise((left) => reply.raw.once('close', left));
      await openEventStream(reply, hub, { sessionId: 's', audience: new Set() });
      over();
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const reader = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  app.server.once('request', () => reader.destroy());
  await gone;
  expect(opened).toBe(0);
  await app.close();
});
