import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { LiveHub } from './live-hub.js';
import type { Audience } from './live-messages.js';

const heartbeatMs = 25_000;
const retryMs = 1_000;
/** Then the client reconnects, and its session is checked again. */
const longestMs = 3_600_000;

/** A reader whose buffer exceeds this is disconnected: it reconnects and gets what it missed. In bytes. */
const waitingAtMost = 1_000_000;

type Listener = Readonly<{
  sessionId: string;
  audience: ReadonlySet<Audience>;
  lastEventId?: string;
  /** When its access ends; the client reconnects and is authenticated again. */
  until?: Date;
}>;

/** Documents that a route returns such a stream. */
export const AnswersEvents = () =>
  applyDecorators(ApiProduces('text/event-stream'), ApiOkResponse({ schema: { type: 'string' } }));

/** Keeps the response open and sends the listener's messages as server-sent events, for an hour at most. */
export async function openEventStream(
  reply: FastifyReply,
  hub: LiveHub,
  { sessionId, audience, lastEventId, until }: Listener,
): Promise<void> {
  const { raw } = reply.hijack();
  if (raw.destroyed) return; // disconnected before it started, so the close event has already passed
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
  const lastsMs = Math.min(longestMs, until ? until.getTime() - Date.now() : longestMs);
  const over = setTimeout(() => raw.end(), lastsMs);
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
      moveTo: (id) => write(`event: here\nid: ${id}\ndata: here\n\n`),
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
