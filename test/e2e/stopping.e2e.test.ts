import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { fastifyAdapter } from '../../server/app.js';

it('does not wait for a connection that a browser opened in advance', async () => {
  const fastify = fastifyAdapter({ trustProxy: false, tls: undefined }).getInstance();
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(fastify.server, 'connection');
  const connection = net.connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(connection, 'close');
  await accepted;
  await fastify.close();
  await closed;
}, 5_000);
