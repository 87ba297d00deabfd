import { once } from 'node:events';
import net from 'node:net';
import { Logger } from '@nestjs/common';
import { ClamavScanner } from './clamav.js';

/** The test file of eicar.org, which every scanner knows: https://www.eicar.org/download-anti-malware-testfile/ */
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const mostBytes = 1_000_000;

/** A clamd that knows one virus and takes up to a million bytes. Resolves with its port and what it has read. */
async function clamd(answer?: string) {
  const streams: string[] = [];
  const server = net.createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      const stream = read(bytes);
      if (stream === undefined) return;
      if (stream !== 'too large') streams.push(stream);
      const found = stream.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      socket.end(`${answer ?? (stream === 'too large' ? 'INSTREAM size limit exceeded. ERROR' : found)}\0`);
      socket.removeAllListeners('data').resume();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, streams, close: () => server.close() };
}

/** The content, once its empty piece is there. */
function read(bytes: Buffer): string | undefined {
  const command = 'zINSTREAM\0';
  let content = '';
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return bytes.toString('latin1', 0, command.length) === command ? content : '';
    content += bytes.toString('latin1', at + 4, at + 4 + length);
    at += 4 + length;
    if (content.length > mostBytes) return 'too large';
  }
  return undefined;
}

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text, 'latin1');
}

const log = Object.assign(new Logger(), { warn: () => undefined });
let scanner: Awaited<ReturnType<typeof clamd>>;
afterEach(() => scanner?.close());
const check = async (content: AsyncIterable<Uint8Array>, answer?: string) => {
  scanner = await clamd(answer);
  return new ClamavScanner(scanner.url, log).check(content);
};

it('gives the scanner every byte, and takes what it finds clean', async () => {
  await check(pieces('one', '', 'two'));
  expect(scanner.streams).toEqual(['onetwo']);
});

it('refuses what the scanner finds, wherever the pieces are cut', () =>
  expect(check(pieces(eicar.slice(0, 20), eicar.slice(20)))).rejects.toMatchObject({
    kind: 'invalid',
    code: 'media/not-accepted',
  }));

it.each([
  ['is larger than the scanner takes', 'x'.repeat(400_000), undefined],
  ['the scanner has a fault of its own with', 'x', 'stream: Can’t allocate memory ERROR'],
  ['nothing is said of', 'x', ''],
])('takes nothing that %s', (_, text, answer) =>
  expect(check(pieces(text, text, text), answer)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'media/not-scanned',
  }),
);

it('takes nothing while the scanner is away', async () => {
  scanner = await clamd();
  scanner.close();
  await expect(new ClamavScanner(scanner.url, log).check(pieces('x'))).rejects.toMatchObject({
    code: 'media/not-scanned',
  });
});
