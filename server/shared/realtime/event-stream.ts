import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Audience, LiveHub } from './live-hub.js';

const heartbeatMs = 25_000;
const retryMs = 1_000;

/** A reader that accepts nothing any more is dropped: it reconnects and gets what it missed. Bytes. */
const waitingAtMost = 1_000_000;

type Listener = Readonly<{
  sessionId: string;
  audience: ReadonlySet<Audience>;
  lastEventId?: string;
  /** When it may hear no longer; what comes back then is asked again who it is. */
  until?: Date;
}>;

/** Says in the document that a route answers so. */
export const AnswersEvents = () =>
  applyDecorators(ApiProduces('text/event-stream'), ApiOkResponse({ schema: { type: 'string' } }));

/** Keeps the answer open and writes to it what the listener may hear, as server-sent events `{ name, type, id }`. */
export async function openEventStream(
  reply: FastifyReply,
  hub: LiveHub,
  { sessionId, audience, lastEventId, until }: Listener,
): Promise<void> {
  const { raw } = reply.hijack();
  if (raw.destroyed) return; // gone before it began: it is not told of its end again
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    if (!raw.writableEnded) raw.write(text);
  };
  write(`retry: ${retryMs}\n\n`);
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  const over = until && setTimeout(() => raw.end(), until.getTime() - Date.now());
  let close: () => void = () => undefined;
  raw.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(over);
    close();
  });
  close = await hub.open(
    {
      sessionId,
      audience,
      begin: (id) => write(`event: here\nid: ${id}\ndata: here\n\n`),
      send: (id, message) => {
        if (raw.writableLength > waitingAtMost) raw.destroy();
        else write(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`);
      },
      close: () => void raw.end(),
    },
    lastEventId,
  );
  if (raw.destroyed) close();
}
