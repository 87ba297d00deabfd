import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { composed, environmentOf, type Service } from '../compose.js';
import { accepts, encrypting, proxySettings } from './connections.js';
import { done, type Machine, type MovingAddress, Network } from './network.js';

const product = path.resolve(__dirname, '../../../dist/server/main.js');
const patienceMs = 180_000;
const lookEveryMs = 50;

const certificatesScript = path.resolve(__dirname, '../../../docker/certificates.sh');

const { services, configs } = composed('compose.scale.yml');
const isApp = (name: string) => name.startsWith('app-');
const products = Object.entries(services).flatMap(([name, { build }]) => (build ? [name] : []));

/** The newest PostgreSQL among Debian's packages. */
const postgresPrograms = (): string | undefined =>
  (existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(path.join(folder, 'pg_basebackup')));

/** What this machine lacks for it; undefined when it has everything. */
export function whatIsMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may make network namespaces';
  const programs = ['/usr/sbin/ip', '/usr/sbin/nginx', '/usr/sbin/pgbouncer', '/usr/bin/setpriv', '/usr/bin/openssl'];
  const absent = [...programs.filter((program) => !existsSync(program)), ...(postgresPrograms() ? [] : ['PostgreSQL'])];
  if (absent.length > 0)
    return `${absent.join(', ')} not installed: apt-get install iproute2 nginx-light pgbouncer postgresql openssl`;
  const probe = `tm${process.pid}-probe`;
  const settings = 'mount --bind /tmp /mnt && echo 1 > /proc/sys/net/ipv4/conf/lo/arp_ignore';
  try {
    done('ip', ['netns', 'add', probe]);
    done('ip', ['netns', 'exec', probe, 'sh', '-c', settings]);
    done('ip', ['netns', 'del', probe]);
    return undefined;
  } catch (error) {
    return `network namespaces cannot be made here: ${String(error)}`;
  }
}

/**
 * docker/compose.scale.yml, without Docker: the same services with the same names and settings, each in a network
 * namespace, from Debian's own packages. This process restarts services, as `restart: unless-stopped` would.
 */
export class Topology {
  readonly domain = 'collabs.example.com';
  readonly certificate: string;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-topology-'));
  private readonly certificates = path.join(this.folder, 'certificates');
  private readonly network: Network;
  private readonly machines = new Map<string, Machine>();
  private readonly given: Record<string, string>;
  private readonly programs = postgresPrograms()!;
  private readonly others: net.Server[] = [];
  private readonly ports = new Map<string, number>();
  private readonly database: MovingAddress;

  /** `running` are the product's running processes; the proxy marks the others as down. */
  constructor(private readonly running: readonly string[] = products) {
    chmodSync(this.folder, 0o755);
    const { privateKey } = generateKeyPairSync('ed25519');
    this.given = {
      DOMAIN: this.domain,
      SECRET: randomBytes(32).toString('hex'),
      DATABASE_PASSWORD: randomBytes(24).toString('hex'),
      STANDBY_PASSWORD: randomBytes(24).toString('hex'),
      S3_SECRET: randomBytes(24).toString('hex'),
      S3_ADMIN_SECRET: randomBytes(24).toString('hex'),
      AUDIT_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    this.network = new Network(this.folder);
    for (const name of ['primary', 'standby', 'pooler', ...products, 'proxy'])
      this.machines.set(name, this.network.machine(name));
    this.database = this.network.movingAddress('database', this.machine('primary'));
    this.giveCertificates();
    this.certificate = this.prepareProxy();
    this.prepareDatabase('primary');
    this.prepareDatabase('standby');
    this.preparePooler();
    for (const name of products) this.machine(name).ownFolder('data', 'root');
  }

  get apps(): string[] {
    return this.running.filter(isApp);
  }

  get workers(): string[] {
    return this.running.filter((name) => !isApp(name));
  }

  get proxyAddress(): string {
    return this.machine('proxy').address;
  }

  /** Encrypted from here on to the process. */
  urlOf(app: string): string {
    return `http://127.0.0.1:${this.ports.get(app)}`;
  }

  /** Bypassing the pooler, from outside: the current primary. */
  get databaseUrl(): string {
    return this.databaseAt(this.database.address);
  }

  /** The product's configuration, without names that only the machines know. */
  environment(app: string): NodeJS.ProcessEnv {
    const { DATABASE_REPLICA_URL: _, TLS_CERT: __, TLS_KEY: ___, ...env } = this.environmentOf(app);
    return { ...env, DATABASE_URL: this.databaseUrl, DATABASE_DIRECT_URL: this.databaseUrl };
  }

  async start(): Promise<void> {
    for (const port of [1025, 9000]) await this.answerNobody(port); // mail and bucket: reachable, but not working
    for (const app of this.apps) await this.encryptTo(app);
    await this.startPrimary();
    await this.startAgain('standby');
    await this.startAgain('pooler');
    const [first, ...more] = this.running;
    await this.startAgain(first!); // it migrates
    await Promise.all(more.map((name) => this.startAgain(name)));
    await this.startAgain('proxy');
    for (const app of products.filter((name) => isApp(name) && !this.running.includes(name)))
      await this.mark(app, true);
  }

  /** kill -9, followed by the restart. Resolves when it accepts work again. */
  async killed(name: string): Promise<void> {
    await this.machine(name).kill();
    await this.startAgain(name);
  }

  /** As docs/operations.md says: marked down at the proxy, stopped, started, ready, marked up. */
  async restarted(app: string): Promise<void> {
    await this.mark(app, true);
    await this.machine(app).stop();
    await this.startAgain(app);
    await this.mark(app, false);
  }

  /** The primary's machine is gone. */
  losePrimary(): Promise<void> {
    return this.machine('primary').lose();
  }

  /** The standby becomes the primary and takes over its address. */
  async promote(): Promise<void> {
    this.runInDatabase('standby', 'psql', '--username=postgres', '--command=select pg_promote()');
    this.database.move(this.machine('standby'));
  }

  async isReady(name: string): Promise<boolean> {
    if (name === 'primary' || name === 'standby') return this.answers(this.databaseAt(this.machine(name).address));
    if (name === 'pooler') return this.answers(this.databaseAt(this.machine(name).address, 6432));
    if (name === 'proxy') return accepts(this.proxyAddress, 443);
    if (!isApp(name)) return accepts(this.machine(name).address, 3000);
    const answer = await fetch(`${this.urlOf(name)}/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  }

  async end(): Promise<void> {
    await Promise.all([...this.apps, ...this.workers].map((name) => this.machine(name).stop()));
    await this.network.end();
    for (const other of this.others) other.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Each one's output, for debugging. */
  logOf(name: string): string {
    return readFileSync(this.machine(name).log, 'utf8');
  }

  private lastWords(name: string): string {
    return `${name} said:\n${this.logOf(name).slice(-3_000)}\n`;
  }

  private machine(name: string): Machine {
    return this.machines.get(name)!;
  }

  private environmentOf(name: string): Record<string, string> {
    const given = Object.entries(environmentOf(services[name]!, this.given));
    return Object.fromEntries(given.map(([each, value]) => [each, this.placed(name, value)]));
  }

  /** From outside by address, for which the certificate has no name. */
  private databaseAt(address: string, port = 5432): string {
    return `postgres://tastemaker:${this.given.DATABASE_PASSWORD}@${address}:${port}/tastemaker?sslmode=no-verify`;
  }

  async startAgain(name: string): Promise<void> {
    const machine = this.machine(name);
    machine.start(this.programOf(name, services[name]!));
    for (const deadline = Date.now() + patienceMs; !(await this.isReady(name)); await pause(lookEveryMs))
      if (!machine.runs || Date.now() > deadline)
        throw new Error(`${name} did not become ready. ${this.lastWords(name)}${this.lastWords('primary')}`);
  }

  private programOf(name: string, { command }: Service): Parameters<Machine['start']>[0] {
    const { PATH } = process.env;
    const folder = this.machine(name).folder;
    if (name === 'primary')
      return {
        command: this.placed(name, String(command)).split(' '),
        env: this.postgresEnvironment(name),
        user: 'postgres',
      };
    if (name === 'standby') {
      const [script] = command as string[];
      const text = this.placed(name, script!).replaceAll('$$', '$');
      return { command: ['bash', '-ec', text], env: this.postgresEnvironment(name), user: 'postgres' };
    }
    if (name === 'pooler')
      return { command: ['/usr/sbin/pgbouncer', path.join(folder, 'pgbouncer.ini')], env: { PATH }, user: 'nobody' };
    if (name === 'proxy')
      return { command: ['/usr/sbin/nginx', '-g', `daemon off; pid ${folder}/pid; error_log stderr;`], env: { PATH } };
    const own = { PATH, NODE_ENV: 'production', SHUTDOWN_DELAY: '0', DATA_DIR: path.join(folder, 'data') };
    const env = { ...own, ...this.environmentOf(name) };
    return { command: [process.execPath, product], env };
  }

  private postgresEnvironment(name: string): NodeJS.ProcessEnv {
    const PGDATA = path.join(this.machine(name).folder, 'data/cluster'); // in a folder of its user
    return { PATH: `${this.programs}:${process.env.PATH}`, LC_ALL: 'C.UTF-8', PGDATA, ...this.environmentOf(name) };
  }

  private prepareDatabase(name: string): void {
    const machine = this.machine(name);
    machine.ownFolder('run', 'postgres', '/var/run/postgresql');
    machine.ownFolder('data', 'postgres');
  }

  /**
   * What the image does initially: creates a cluster that is reachable by password over the network, and runs compose's
   * script.
   */
  private async startPrimary(): Promise<void> {
    const { folder } = this.machine('primary');
    const { POSTGRES_INITDB_ARGS: args, POSTGRES_HOST_AUTH_METHOD: method } = this.environmentOf('primary');
    const password = path.join(this.folder, 'password');
    writeFileSync(password, `${this.given.DATABASE_PASSWORD}\n`);
    const run = (...command: string[]) => this.runInDatabase('primary', ...command);
    run('initdb', '--username=postgres', `--pwfile=${password}`, ...args!.split(' '));
    run('bash', '-c', `echo "host all all all ${method}" >> "$PGDATA/pg_hba.conf"`);
    run('bash', '-c', `echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"`);
    run('pg_ctl', 'start', '--wait', '--silent', `--log=${path.join(folder, 'data', 'first.log')}`);
    run('bash', '-ec', configs!['first-start']!.content.replaceAll('$$', '$'));
    run('pg_ctl', 'stop', '--wait', '--silent');
    await this.startAgain('primary');
  }

  private runInDatabase(name: string, ...command: string[]): void {
    this.machine(name).run({ command, env: this.postgresEnvironment(name), user: 'postgres' });
  }

  /** As compose's script makes them, for the users of these machines. */
  private giveCertificates(): void {
    const users: Record<string, string> = { database: 'postgres', pooler: 'nobody' };
    const parts = (services.certificates!.command as string[]).slice(1).map((part) => part.split(':')[0]!);
    const owned = parts.map((names) => `${names}:${users[names.split(',')[0]!] ?? 'root'}`);
    done('sh', [certificatesScript, this.certificates, ...owned]);
    chmodSync(this.certificates, 0o755);
  }

  /** A setting of compose, with the folder of a service's certificate where it is here. */
  private placed(name: string, setting: string): string {
    const mount = services[name]!.volumes?.find((volume) => volume.endsWith(':/tls:ro'));
    return mount
      ? setting.replaceAll(/(?<!\w)\/tls\//g, `${path.join(this.certificates, mount.split('-tls:')[0]!)}/`)
      : setting;
  }

  /** As the image generates it from its environment. */
  private preparePooler(): void {
    const { DB_HOST, DB_USER, DB_PASSWORD, DB_NAME, LISTEN_PORT, ...settings } = this.environmentOf('pooler');
    const { folder } = this.machine('pooler');
    const users = path.join(folder, 'users.txt');
    writeFileSync(users, `"${DB_USER}" "${DB_PASSWORD}"\n`);
    const lines = [
      '[databases]',
      `${DB_NAME} = host=${DB_HOST} port=5432 auth_user=${DB_USER}`,
      '[pgbouncer]',
      'listen_addr = *',
      `listen_port = ${LISTEN_PORT}`,
      'unix_socket_dir =',
      `auth_file = ${users}`,
      ...Object.entries(settings).map(([name, value]) => `${name.toLowerCase()} = ${value}`),
    ];
    writeFileSync(path.join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  }

  /** The shipped file. Returns its certificate. */
  private prepareProxy(): string {
    const machine = this.machine('proxy');
    const settings = machine.ownFolder('etc', 'root', '/etc/nginx');
    machine.ownFolder('lib', 'root', '/var/lib/nginx');
    machine.ownFolder('logs', 'root', '/var/log/nginx');
    writeFileSync(path.join(settings, 'nginx.conf'), this.placed('proxy', proxySettings()));
    const tls = path.join(settings, 'tls');
    done('mkdir', [tls]);
    const names = ['-subj', `/CN=${this.domain}`, '-addext', `subjectAltName=DNS:${this.domain}`];
    const [key, certificate] = [path.join(tls, 'privkey.pem'), path.join(tls, 'fullchain.pem')];
    const files = ['-keyout', key, '-out', certificate];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    done('openssl', ['req', ...kind, ...names, ...files]);
    return readFileSync(certificate, 'utf8');
  }

  /** Reloads the proxy, and waits until its old workers have exited. */
  private async mark(app: string, down: boolean): Promise<void> {
    const file = path.join(this.machine('proxy').folder, 'etc', 'nginx.conf');
    const line = new RegExp(`(server ${app}:3000 [^;]*?)( down)?;`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(line, down ? '$1 down;' : '$1;'));
    const proxy = this.machine('proxy');
    const before = proxy.children();
    proxy.signal('SIGHUP');
    for (const deadline = Date.now() + patienceMs; before.some((pid) => proxy.children().includes(pid));)
      if (Date.now() > deadline) throw new Error('The proxy does not let go of its old workers');
      else await pause(lookEveryMs);
  }

  private async answers(url: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async answerNobody(port: number): Promise<void> {
    const server = net.createServer((socket) => socket.destroy()).listen(port, this.network.outside);
    await once(server, 'listening');
    this.others.push(server);
    this.network.name(port === 1025 ? 'mail' : 's3', this.network.outside);
  }

  private async encryptTo(app: string): Promise<void> {
    const ca = readFileSync(path.join(this.certificates, 'app/authority.pem'));
    const server = await encrypting({ host: this.machine(app).address, port: 3000, ca, servername: 'app' });
    this.ports.set(app, (server.address() as net.AddressInfo).port);
    this.others.push(server);
  }
}
