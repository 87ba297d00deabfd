import { createHash } from 'node:crypto';
import { counted, longTimeoutMs } from '../support/counts.js';
import { ServerProcess } from '../support/processes.js';
import { announcement, pieceAt } from '../support/tus.js';
import { smallWebm } from '../support/filmed.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const kills = counted(50, 3);
const pieceBytes = 1_000_000;

let world: World;
let person: Person;
beforeAll(async () => {
  world = await World.make();
  person = await world.people.influencer('nia');
});
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Behaves like a tus client, against a server that crashes. */
class Uploader {
  constructor(
    private readonly server: ServerProcess,
    private readonly content: Buffer,
  ) {}

  send(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array<ArrayBuffer>) {
    const own = { origin: this.server.url, cookie: person.cookie };
    return fetch(new URL(path, this.server.url), {
      method,
      headers: { ...own, ...headers },
      ...(body ? { body } : {}),
    });
  }

  async begin(): Promise<string> {
    const announced = announcement(this.content.length, { filename: 'reel.webm', filetype: 'video/webm' });
    const { status, headers } = await this.send('POST', '/api/v1/uploads', announced);
    expect(status).toBe(201);
    return headers.get('location')!;
  }

  async offset(at: string): Promise<number> {
    const { status, headers } = await this.send('HEAD', at, { 'tus-resumable': '1.0.0' });
    expect(status).toBe(200);
    return Number(headers.get('upload-offset'));
  }

  /** Sends parts from the server's offset: this many, or all that are left. */
  async goOn(at: string, pieces = Infinity): Promise<void> {
    for (let sent = await this.offset(at); sent < this.content.length && pieces > 0; pieces--) {
      const piece = new Uint8Array(this.content.subarray(sent, sent + pieceBytes));
      const { status, headers } = await this.send('PATCH', at, pieceAt(sent), piece);
      expect(status).toBe(204);
      sent = Number(headers.get('upload-offset'));
    }
  }

  /** The server crashes after this many bytes of the next part. */
  async fallWithin(at: string, bytes: number): Promise<void> {
    const sent = await this.offset(at);
    const { content, server } = this;
    async function* half() {
      yield new Uint8Array(content.subarray(sent, sent + bytes));
      await server.kill('SIGKILL');
    }
    const init = { method: 'PATCH', body: ReadableStream.from(half()), duplex: 'half' };
    const headers = { origin: server.url, cookie: person.cookie, ...pieceAt(sent) };
    await fetch(new URL(at, server.url), { ...init, headers } as RequestInit).catch(() => undefined);
  }
}

it(`an upload whose server is killed ${kills} times ends as the same file, and counts exactly its bytes`, async () => {
  const content = await smallWebm(kills * 2 * pieceBytes);
  const server = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  const uploader = new Uploader(server, content);
  const at = await uploader.begin();
  let lostBytes = 0;

  for (let kill = 0; kill < kills; kill++) {
    await uploader.goOn(at, 1);
    const before = await uploader.offset(at);
    await uploader.fallWithin(at, 1 + ((kill * 77_777) % (pieceBytes - 1))); // at a different byte each run
    await server.run();
    lostBytes += Math.max(0, before - (await uploader.offset(at)));
  }
  await uploader.goOn(at);

  const id = at.split('/').at(-1)!;
  const stored = Buffer.from(await (await uploader.send('GET', `/api/v1/media/${id}/content`)).arrayBuffer());
  expect(hashOf(stored)).toBe(hashOf(content));
  const usage = (await (await uploader.send('GET', '/api/v1/media/usage')).json()) as { usedBytes: number };
  expect(usage.usedBytes).toBe(content.length);
  const rows = await world.people.rows<{ left: number }>(`select count(*)::int as left from uploads`);
  expect(rows[0]!.left).toBe(0);
  expect(lostBytes).toBe(0);
  console.log(`${kills} kills (-9) during one upload of ${content.length} bytes: same hash, exact quota, 0 bytes lost`);
});
