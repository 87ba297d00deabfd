import { once } from 'node:events';
import net from 'node:net';
import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { eventually } from '../../../test/support/eventually.js';
import { NotifyListener } from './notify-listener.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

/** A database connection that is lost silently the first time, as when a machine dies. */
async function aWayThatGoesSilent() {
  const { hostname, port } = new URL(database.url);
  const firstHalves: net.Socket[] = [];
  let connections = 0;
  const way = net
    .createServer((near) => {
      const far = net.connect({ host: hostname, port: Number(port) });
      if (connections++ === 0) firstHalves.push(near, far);
      for (const half of [near, far]) half.on('error', () => undefined);
      near.on('close', () => far.destroy());
      near.pipe(far).pipe(near);
    })
    .listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(database.url);
  url.port = String((way.address() as net.AddressInfo).port);
  const goSilent = () => {
    const [near, far] = firstHalves;
    near!.unpipe(far).resume();
    far!.unpipe(near).resume();
  };
  return { url: url.toString(), goSilent, close: () => way.close() };
}

it('listens again when the server is gone and its connection does not say so', async () => {
  const way = await aWayThatGoesSilent();
  const listener = new NotifyListener(way.url, new Logger(), 50, 1_000);
  const heard: string[] = [];
  let connections = 0;
  listener.onConnected(() => void connections++);
  listener.listen('news', (payload) => void heard.push(payload));
  try {
    await listener.onApplicationBootstrap();
    await database.db.rows(`select pg_notify('news', 'before')`);
    await eventually(async () => heard.includes('before'));
    way.goSilent();
    await eventually(async () => connections >= 2);
    await database.db.rows(`select pg_notify('news', 'after')`);
    await eventually(async () => heard.includes('after'));
  } finally {
    await listener.beforeApplicationShutdown();
    way.close();
  }
});
