import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ConfigFault, loadConfig } from '../../server/config.js';
import { migrate } from '../../server/db/migrate.js';
import { TestApp } from '../support/app.js';
import { freePort } from '../support/free-port.js';
import { serverUser, withCertificates } from '../support/standby.js';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** The result of a request over TLS: its response's status, or the connection error. */
const end = (url: string, more: https.RequestOptions): Promise<number | string> =>
  new Promise((resolve) => {
    https
      .get(url, { agent: false, ...more }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      })
      .on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message));
  });

(hasOpenssl ? describe : describe.skip)('with the certificates of docker/certificates.sh', () => {
  let folder: string;
  let product: TestApp;
  let ports: readonly [pages: number, metrics: number];
  const file = (...parts: string[]) => path.join(folder, ...parts);
  const owner = String(process.getuid?.() ?? 0);
  const parts = [`app:${owner}`, `mail:${owner}`, `database:${serverUser}`];
  const make = () => spawnSync('sh', ['docker/certificates.sh', folder, ...parts], { encoding: 'utf8' });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-tls-'));
    chmodSync(folder, 0o755);
    expect(make()).toMatchObject({ status: 0, stderr: '' });
    const { tls } = loadConfig({ TLS_CERT: file('app', 'cert.pem'), TLS_KEY: file('app', 'key.pem') });
    const [port, metricsPort] = (ports = [await freePort(), await freePort()]);
    product = await TestApp.start({ tls, port, metricsPort, host: '127.0.0.1' });
    await product.app.listen(port, '127.0.0.1');
  });
  afterAll(async () => {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('product and metrics speak TLS, to those who ask for the name that they have', async () => {
    const ca = readFileSync(file('mail', 'authority.pem'));
    const [pages, metrics] = ports.map((port) => `https://127.0.0.1:${port}`);
    expect(await end(`${pages}/health/ready`, { ca })).toBe(200);
    expect(await end(`${metrics}/metrics`, { ca })).toBe(200);
    expect(await end(`${pages}/health/ready`, { ca, servername: 'mail' })).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(await end(`${pages}/health/ready`, {})).toMatch(/UNABLE_TO|SELF_SIGNED/);
    await expect(fetch(`http://127.0.0.1:${ports[0]}/health/ready`)).rejects.toThrow();
  });

  it('PostgreSQL lets the product in by its certificate, and nobody without one', async () => {
    mkdirSync(file('postgres'));
    const server = await withCertificates(file('postgres'), folder);
    try {
      await migrate(server.url);
      const without = new URL(server.url);
      for (const name of ['sslcert', 'sslkey']) without.searchParams.delete(name);
      await expect(migrate(without.href)).rejects.toThrow('requires a valid client certificate');
    } finally {
      await server.stop();
    }
  });

  it('a start keeps those that last, and makes those that don’t belong to the authority again', () => {
    const cert = () => readFileSync(file('app', 'cert.pem'), 'utf8');
    const before = cert();
    expect(make().status).toBe(0);
    expect(cert()).toBe(before);
    rmSync(file('authority'), { recursive: true });
    expect(make().status).toBe(0);
    expect(cert()).not.toBe(before);
  });
});

it('a certificate without its key, or files that aren’t there, are named at the start', () => {
  const faults = (env: Record<string, string>) => {
    try {
      loadConfig(env);
      return [];
    } catch (error) {
      return (error as ConfigFault).faults;
    }
  };
  expect(faults({ TLS_CERT: 'cert.pem' })).toEqual(['TLS_CERT and TLS_KEY are given together, or neither.']);
  expect(faults({ TLS_CERT: 'no-such.pem', TLS_KEY: 'no-such.pem' })).toEqual([
    'TLS_CERT and TLS_KEY must be files that can be read: a certificate and its key, as PEM.',
  ]);
});

it('a user who owns the product’s database and nothing else makes all its tables', async () => {
  const name = `t_owner_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  try {
    await admin.query(`create role ${name} login password 'owner'`);
    await admin.query(`create database ${name} owner ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL!);
    Object.assign(url, { username: name, password: 'owner', pathname: `/${name}` });
    await migrate(url.toString());
    const { rows } = await admin.query('select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = $1', [
      name,
    ]);
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  } finally {
    await admin.query(`drop database if exists ${name}`); // waits for connections that are closing
    await admin.query(`drop role if exists ${name}`);
    await admin.end();
  }
});
