import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { expectDocumented } from './openapi.js';
import { eventually } from './eventually.js';
import { announcement, pieceAt } from './tus.js';

export type Answer<Body = any> = { status: number; body: Body; headers: Record<string, string | undefined> };
type Mail = { id: string; to: string; subject: string; text: string; html: string };

/** A headless browser: keeps its cookies, sends its origin, and reads its email. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly origin: string,
    /** Its network address; by default this machine. */
    private readonly remoteAddress?: string,
  ) {}

  get<Body = any>(url: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send('GET', url, undefined, headers);
  }

  post<Body = any>(url: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send('POST', url, body, headers);
  }

  put<Body = any>(url: string, body: unknown): Promise<Answer<Body>> {
    return this.send('PUT', url, body);
  }

  async send<Body = any>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await this.app.inject({
      remoteAddress: this.remoteAddress,
      method,
      url,
      headers: { origin: this.origin, ...this.cookieHeader(), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const contentType = String(answer.headers['content-type'] ?? '');
    const parsed: unknown = contentType.includes('json') && answer.body ? JSON.parse(answer.body) : answer.body;
    expectDocumented(method, url, answer.statusCode, contentType, parsed);
    return {
      status: answer.statusCode,
      body: parsed as Body,
      headers: answer.headers as Record<string, string | undefined>,
    };
  }

  /** The newest email to this address; waits until it has arrived. */
  newestMail(to: string, about = ''): Promise<Mail> {
    return eventually(async () => {
      const { body } = await this.get<Mail[]>(`/sandbox/api/mail?to=${encodeURIComponent(to)}`);
      return body.find(({ subject }) => subject.includes(about));
    });
  }

  /** Follows the newest sign-in link in this person's mailbox. */
  async followLink(email: string): Promise<Answer> {
    const { text } = await this.newestMail(email);
    const token = /quick-login\?token=([\w-]+)/.exec(text)?.[1];
    return this.post('/api/v1/auth/links/verify', { token, email });
  }

  async signIn(email: string): Promise<void> {
    const before = (await this.get<Mail[]>(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body.length;
    await this.post('/api/v1/auth/links', { email });
    await eventually(
      async () => (await this.get<Mail[]>(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body.length > before,
    );
    const { status, body } = await this.followLink(email);
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
  }

  /** Uploads a file the way the portal does (https://tus.io/protocols/resumable-upload) and returns its id. */
  async upload(
    fileName: string,
    type: string,
    content: Buffer,
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const announced = announcement(content.length, { filename: fileName, filetype: type, ...more });
    const created = await this.raw('POST', '/api/v1/uploads', announced);
    if (created.status !== 201) throw new Error(`The upload was refused with ${created.status}: ${created.body}`);
    const address = new URL(created.headers.location!, this.origin).pathname;
    const sent = await this.raw('PATCH', address, pieceAt(0), content);
    if (sent.status !== 204) throw new Error(`The upload was answered with ${sent.status}: ${sent.body}`);
    return address.split('/').at(-1)!;
  }

  /** A request whose body isn't JSON. */
  async raw(
    method: 'POST' | 'PATCH' | 'HEAD' | 'GET' | 'TRACE',
    url: string,
    headers: Record<string, string>,
    payload?: Buffer,
  ): Promise<Answer<string>> {
    const answer = await this.app.inject({
      remoteAddress: this.remoteAddress,
      method,
      url,
      headers: { origin: this.origin, ...this.cookieHeader(), ...headers },
      payload,
    });
    return {
      status: answer.statusCode,
      body: answer.body,
      headers: answer.headers as Record<string, string | undefined>,
    };
  }

  /** Becomes the person with this browser. */
  take(cookie: string): void {
    for (const [name = '', value = ''] of cookie.split('; ').map((pair) => pair.split('=')))
      this.cookies.set(name, value);
  }

  /** The cookies as the browser would send them. */
  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private cookieHeader(): Record<string, string> {
    return this.cookies.size === 0 ? {} : { cookie: this.cookie() };
  }
}
