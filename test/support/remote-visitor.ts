import { eventually } from './eventually.js';

type Mail = { text: string };
export type RemoteAnswer = { status: number; body: any };
export type LiveEvent = { id: string; name: string; type: string; about: string; content?: any };

/** A headless browser over the network: keeps its cookie and sends its origin. */
export class RemoteVisitor {
  constructor(
    private readonly url: string,
    private cookie = '',
  ) {}

  /** The same browser at another process. */
  at({ url }: { url: string }): RemoteVisitor {
    return new RemoteVisitor(url, this.cookie);
  }

  get(path: string): Promise<RemoteAnswer> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<RemoteAnswer> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown): Promise<RemoteAnswer> {
    return this.send('PUT', path, body);
  }

  delete(path: string): Promise<RemoteAnswer> {
    return this.send('DELETE', path);
  }

  /** Requests a link and follows it from the mailbox. */
  async signIn(email: string): Promise<void> {
    const mailbox = `/sandbox/api/mail?to=${encodeURIComponent(email)}`;
    const before = ((await this.get(mailbox)).body as Mail[]).length;
    await this.post('/api/v1/auth/links', { email });
    const mail = await eventually(async () => {
      const mails = (await this.get(mailbox)).body as Mail[];
      return mails.length > before && mails[0];
    });
    const token = /quick-login\?token=([\w-]+)/.exec(mail.text)?.[1];
    const { status, body } = await this.post('/api/v1/auth/links/verify', { token, email });
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
  }

  /** Opens the live stream, after `lastEventId` if given. */
  async live(lastEventId?: string): Promise<LiveChanges> {
    const leave = new AbortController();
    const answer = await fetch(`${this.url}/api/v1/live`, {
      headers: { cookie: this.cookie, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
      signal: leave.signal,
    });
    if (!answer.ok) throw new Error(`The stream was refused with ${answer.status}`);
    return new LiveChanges(answer.body!, () => leave.abort());
  }

  private async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RemoteAnswer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        origin: this.url,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) this.cookie = set.split(';')[0]!;
    const text = await answer.text();
    return {
      status: answer.status,
      body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
    };
  }
}

/** What a stream of server-sent events has received so far. */
export class LiveChanges {
  readonly events: LiveEvent[] = [];
  /** From where the stream can be resumed. */
  position: string | undefined;
  /** Resolves when the server or the client has ended the stream. */
  readonly closed: Promise<void>;

  constructor(
    body: ReadableStream<Uint8Array>,
    readonly leave: () => void,
  ) {
    this.closed = this.read(body).catch(() => undefined); // cut off
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) this.keep(block);
    }
  }

  private keep(block: string): void {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    this.position = id ?? this.position;
    const data = /^data: (\{.*)$/m.exec(block)?.[1];
    if (!data) return; // the retry hint, a heartbeat, a position
    const { id: about, ...told } = JSON.parse(data) as Omit<LiveEvent, 'about'>;
    if (id || told.content) this.events.push({ ...told, id: id ?? '', about });
  }
}
