import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** Runs a system program. @throws when it fails */
export function done(program: string, args: readonly string[], options: { env?: NodeJS.ProcessEnv } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

const ip = (...args: string[]) => done('ip', args);

/** Each in its own network namespace, on one bridge, with names for each other. This process is on the bridge too. */
export class Network {
  private readonly bridge = `tm${process.pid % 1_000_000}`;
  private readonly subnet = `10.213.${process.pid % 250}`;
  private readonly machines: Machine[] = [];
  private readonly hosts: string;
  private cards = 0;

  constructor(readonly folder: string) {
    this.hosts = path.join(folder, 'hosts');
    fs.writeFileSync(this.hosts, '127.0.0.1 localhost\n');
    ip('link', 'add', this.bridge, 'type', 'bridge');
    ip('addr', 'add', `${this.subnet}.1/24`, 'dev', this.bridge);
    ip('link', 'set', this.bridge, 'up');
  }

  /** This process's address for the machines. */
  get outside(): string {
    return `${this.subnet}.1`;
  }

  /** Another name for an address. */
  name(name: string, address: string): void {
    fs.appendFileSync(this.hosts, `${address} ${name}\n`);
  }

  machine(name: string): Machine {
    const namespace = `${this.bridge}-${name}`;
    ip('netns', 'add', namespace);
    ip('-n', namespace, 'link', 'set', 'lo', 'up');
    const address = this.card(namespace, 'eth0', '/24');
    const machine = new Machine(name, namespace, address, path.join(this.folder, name), this.hosts);
    this.machines.push(machine);
    this.name(name, address);
    return machine;
  }

  /** A floating address, with its own network interface. */
  movingAddress(name: string, at: Machine): MovingAddress {
    const address = this.card(at.namespace, name, '/32');
    this.name(name, address);
    return new MovingAddress(name, address, at);
  }

  async end(): Promise<void> {
    for (const machine of this.machines) await machine.end();
    ip('link', 'del', this.bridge);
  }

  private card(namespace: string, name: string, prefix: string): string {
    const number = ++this.cards;
    const address = `${this.subnet}.${number + 1}`;
    const plug = `${this.bridge}x${number}`;
    ip('link', 'add', plug, 'type', 'veth', 'peer', 'name', name, 'netns', namespace);
    ip('link', 'set', plug, 'master', this.bridge, 'up');
    ip('-n', namespace, 'addr', 'add', `${address}${prefix}`, 'dev', name);
    ip('-n', namespace, 'link', 'set', name, 'up');
    answersForItself(namespace, name);
    return address;
  }
}

/** An interface doesn't answer for addresses on its machine's other interfaces. */
function answersForItself(namespace: string, card: string): void {
  const set = (name: string, value: number) => `echo ${value} > /proc/sys/net/ipv4/conf/${card}/${name}`;
  const all = [set('arp_ignore', 1), set('arp_announce', 2), set('rp_filter', 0)].join(' && ');
  ip('netns', 'exec', namespace, 'sh', '-c', all);
}

export class MovingAddress {
  constructor(
    private readonly card: string,
    readonly address: string,
    private at: Machine,
  ) {}

  move(to: Machine): void {
    ip('-n', this.at.namespace, 'link', 'set', this.card, 'netns', to.namespace);
    ip('-n', to.namespace, 'addr', 'add', `${this.address}/32`, 'dev', this.card);
    ip('-n', to.namespace, 'link', 'set', this.card, 'up');
    answersForItself(to.namespace, this.card);
    this.at = to;
  }
}

type Running = Readonly<{ command: readonly string[]; env: NodeJS.ProcessEnv; user?: string }>;

/** A simulated machine: its own network, its own folder, and some folders mounted over the system's. */
export class Machine {
  private child?: ChildProcess;
  private readonly mounts: string[];

  constructor(
    readonly name: string,
    readonly namespace: string,
    readonly address: string,
    readonly folder: string,
    hosts: string,
  ) {
    fs.mkdirSync(folder);
    this.mounts = [`mount --bind ${hosts} /etc/hosts`];
  }

  /** A folder of this machine, writable by `user`, mounted over a system folder. */
  ownFolder(name: string, user: string, place?: string): string {
    const own = path.join(this.folder, name);
    fs.mkdirSync(own);
    done('chown', [user, own]);
    if (place) this.mounts.push(`mount --bind ${own} ${place}`);
    return own;
  }

  /** Starts this machine's program. Its output is in its folder. */
  start({ command, env, user }: Running): void {
    const log = fs.openSync(this.log, 'a');
    this.child = spawn('ip', this.inside(command, user), { env, stdio: ['ignore', log, log] });
    fs.closeSync(log);
  }

  /** Runs another program here to completion. */
  run({ command, env, user }: Running): string {
    return done('ip', this.inside(command, user), { env });
  }

  get log(): string {
    return path.join(this.folder, 'log');
  }

  get runs(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** The processes started by it. */
  children(): number[] {
    return this.processes().filter((pid) => pid !== this.child?.pid);
  }

  /** Asks it to stop, and waits for that. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.runs) return;
    const gone = once(this.child!, 'exit');
    this.child!.kill(signal);
    await gone;
  }

  /** kill -9 for everything that runs here. */
  async kill(): Promise<void> {
    const gone = this.runs ? once(this.child!, 'exit') : undefined;
    for (const pid of this.processes())
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it has ended on its own
      }
    await gone;
  }

  /** The machine is gone: it sends nothing any more, not even connection resets. */
  async lose(): Promise<void> {
    const cards = ip('-n', this.namespace, '-o', 'link', 'show').matchAll(/^\d+: (\w+)@/gm);
    for (const [, card] of cards) ip('-n', this.namespace, 'link', 'set', card!, 'down');
    await this.kill();
  }

  async end(): Promise<void> {
    await this.kill();
    ip('netns', 'del', this.namespace);
  }

  private processes(): number[] {
    return ip('netns', 'pids', this.namespace).split('\n').filter(Boolean).map(Number);
  }

  private inside(command: readonly string[], user?: string): string[] {
    const as = user ? `setpriv --reuid=${user} --regid=$(id -g ${user}) --clear-groups -- ` : '';
    const script = `${this.mounts.join(' && ')} && exec ${as}"$@"`;
    return ['netns', 'exec', this.namespace, 'sh', '-c', script, 'sh', ...command];
  }
}
