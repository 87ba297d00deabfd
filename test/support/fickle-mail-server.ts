import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** Our side's timeout; a server that takes longer has been given up. */
const patienceMs = 700;

export const mailServerFaults = {
  down: 'nothing listens',
  slow: 'greets when nobody waits any more',
  refusing: 'says that it cannot take the mail now',
  'hanging up': 'has the mail, and hangs up instead of saying so',
  late: 'has the mail, and says so when nobody waits any more',
} as const;
export type MailServerFault = keyof typeof mailServerFaults;

/** A real SMTP server that stores what it accepts, and fails in various ways until it's set to work. */
export class FickleMailServer {
  /** What it has accepted, in order: recipient and number. */
  readonly taken: { to: string; messageId: string }[] = [];
  /** Unknown recipients, permanently. */
  readonly unknown = new Set<string>();
  private readonly sockets = new Map<number, Socket>();
  private fault: MailServerFault | null = null;
  private server?: SMTPServer;
  private port = 0;

  static async start(): Promise<FickleMailServer> {
    const server = new FickleMailServer();
    await server.listen();
    return server;
  }

  /** For SMTP_URL. */
  get url(): string {
    const patience = `greetingTimeout=${patienceMs}&socketTimeout=${patienceMs}&connectionTimeout=${patienceMs}`;
    return `smtp://127.0.0.1:${this.port}/?${patience}`;
  }

  async fails(fault: MailServerFault): Promise<void> {
    this.fault = fault;
    if (fault === 'down') await this.stop();
  }

  async recovers(): Promise<void> {
    const wasDown = this.fault === 'down';
    this.fault = null;
    if (wasDown) await this.listen();
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    this.sockets.forEach((socket) => socket.destroy());
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  private async listen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, go) => void this.greet(go),
      onRcptTo: ({ address }, _session, answer) =>
        answer(this.unknown.has(address) ? Object.assign(new Error('Who?'), { responseCode: 550 }) : undefined),
      onData: (stream, session, answer) => void this.take(stream, session, answer),
    });
    server.on('error', () => undefined); // a client that disconnects midway is not our problem
    const plain: Server = server.server;
    plain.on('connection', (socket: Socket) => {
      const port = socket.remotePort ?? 0;
      this.sockets.set(port, socket);
      socket.on('close', () => this.sockets.delete(port));
    });
    server.listen(this.port, '127.0.0.1');
    await once(plain, 'listening');
    this.port = (plain.address() as AddressInfo).port;
    this.server = server;
  }

  private async greet(go: (error?: Error) => void): Promise<void> {
    if (this.fault === 'slow') await pause(2 * patienceMs);
    go();
  }

  private async take(
    stream: Readable,
    { envelope, remotePort }: SMTPServerSession,
    answer: (error?: Error) => void,
  ): Promise<void> {
    const content = await text(stream).catch(() => null);
    if (content === null) return; // the client has disconnected midway
    const messageId = /^message-id: (.+)$/im.exec(content)?.[1]?.trim() ?? '';
    if (this.fault === 'refusing') return answer(Object.assign(new Error('Later, please'), { responseCode: 451 }));
    for (const { address } of envelope.rcptTo) this.taken.push({ to: address, messageId });
    if (this.fault === 'hanging up') return void this.sockets.get(remotePort)?.destroy();
    if (this.fault === 'late') await pause(2 * patienceMs);
    answer();
  }
}
