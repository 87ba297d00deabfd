import { once } from 'node:events';
import net from 'node:net';
import type { LoggerService } from '@nestjs/common';
import { mediaErrors } from '../../domain/media.errors.js';
import type { Source } from '../../ports/pictures.js';
import { VirusScanner } from '../../ports/neighbours.js';

/** clamd answers once it has scanned everything, which takes minutes for the largest videos. */
const patienceMs = 5 * 60_000;

/** clamd's INSTREAM, as in `man clamd`: pieces with their length before them, the last one empty. */
export class ClamavScanner extends VirusScanner {
  constructor(
    private readonly url: string,
    private readonly log: LoggerService,
  ) {
    super();
  }

  async check(content: Source): Promise<void> {
    const answer = await this.ask(content).catch(String);
    if (answer.endsWith(' OK')) return;
    this.log.warn({ message: 'The virus scanner did not pass a file', reason: answer });
    throw answer.endsWith(' FOUND') ? mediaErrors.infected() : mediaErrors.notScanned();
  }

  private async ask(content: Source): Promise<string> {
    const { hostname: host, port } = new URL(this.url);
    const socket = net.connect({ host, port: Number(port) }).setTimeout(patienceMs);
    socket.on('timeout', () => socket.destroy(new Error('clamd does not answer')));
    const answered = answerOf(socket);
    try {
      await Promise.race([answered, send(socket, content)]); // it answers early if the file is larger than it takes
      return await answered;
    } finally {
      socket.destroy();
    }
  }
}

async function send(socket: net.Socket, content: Source): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of content) {
    if (piece.length === 0) continue; // an empty one means the end
    if (socket.destroyed) return;
    socket.write(lengthOf(piece.length));
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function answerOf(socket: net.Socket): Promise<string> {
  const answered = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (piece) => (text += piece.toString('latin1')));
    socket.on('error', reject).on('close', () => resolve(text.split('\0')[0]!.trim()));
  });
  answered.catch(() => undefined); // it may fail while we're still sending
  return answered;
}

/** An installation without a scanner. */
export class NoVirusScanner extends VirusScanner {
  async check(): Promise<void> {}
}
