import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { addressForOthers } from '../../contract/rules/names-nobody.js';

/** One line a request, with its address in a form that others may see: no query, and no token in the path. */
export function logRequests(fastify: FastifyInstance, log: LoggerService): void {
  fastify.addHook('onResponse', ({ method, url, id: requestId }, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.log({ requestId, method, url: addressForOthers(url.split('?', 1)[0]!), status: reply.statusCode, ms });
    done();
  });
}
