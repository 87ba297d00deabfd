import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { dockerFile } from '../compose.js';
import { done } from './network.js';

/** nginx before 1.25.1 enables HTTP/2 in a different way; everything else is as shipped. */
export function proxySettings(): string {
  const text = dockerFile('nginx.scale.conf');
  const version = done('bash', ['-c', '/usr/sbin/nginx -v 2>&1'])
    .match(/nginx\/(\d+)\.(\d+)\.(\d+)/)!
    .slice(1)
    .map(Number);
  const isOld = version[0]! < 1 || (version[0] === 1 && (version[1]! < 25 || (version[1] === 25 && version[2]! < 1)));
  return isOld ? text.replace('listen 443 ssl;', 'listen 443 ssl http2;').replace('http2 on;', '') : text;
}

export function accepts(host: string, port: number): Promise<boolean> {
  const socket = net.connect({ host, port });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** A port of this machine from which everything goes to another encrypted; its certificate is checked. */
export async function encrypting(other: tls.ConnectionOptions): Promise<net.Server> {
  const server = net.createServer((near) => {
    const far = tls.connect(other);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
