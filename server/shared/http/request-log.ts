import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { addressForOthers } from '../../contract/rules/names-nobody.js';
import type { RefusingReply } from './refusals.js';
import type { MaybeSignedInRequest } from './session.js';

/**
 * One line a request, with a redacted URL: no query, and no token in the path. The caller is an id; refused requests
 * also have the problem's code and the network address, so that attacks can be found and traced.
 */
export function logRequests(fastify: FastifyInstance, log: LoggerService): void {
  fastify.addHook('onResponse', (request: MaybeSignedInRequest, reply: RefusingReply, done) => {
    const { method, url, id: requestId, ip } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { problemCode: code } = reply;
    log.log({
      ...{ requestId, method, url: addressForOthers(url.split('?', 1)[0]!), status: reply.statusCode, ms },
      ...whoAsked(request),
      ...(code === undefined ? {} : { code, ip }),
    });
    done();
  });
}

/** A person by id, and a program by its key's id as well; nothing for a guest. */
function whoAsked({ session, pendingSession }: MaybeSignedInRequest): { user?: string; key?: string } {
  const known = session ?? pendingSession;
  if (!known) return {};
  return { user: known.actor.userId, ...(known.scopes ? { key: known.id } : {}) };
}
