import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An ETag from the content. Weak, since it may be compressed in transit. */
export const entityTagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

/** Whether one of the client's tags matches this one (RFC 9110, 13.1.2: weak comparison). */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (each: string) => each.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((each) => bare(each) === bare(tag));
}

/** JSON that may be cached, but must be revalidated each time. */
const isNamed = ({ method, url }: FastifyRequest, reply: FastifyReply): boolean =>
  method === 'GET' &&
  url.startsWith('/api/v1/') &&
  reply.statusCode === 200 &&
  String(reply.getHeader('content-type') ?? '').startsWith('application/json') &&
  !String(reply.getHeader('cache-control') ?? '').includes('no-store') &&
  !reply.hasHeader('etag');

/**
 * Answers `304` without a body if the client already has the same content. Before compression, so that a tag means the content.
 */
export function nameAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || !isNamed(request, reply)) {
      done(null, payload);
      return;
    }
    const tag = entityTagOf(payload);
    void reply.header('etag', tag);
    if (!isKnown(request.headers['if-none-match'], tag)) {
      done(null, payload);
      return;
    }
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
