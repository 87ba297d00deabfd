import type { LoggerService, OnModuleInit } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { validate as isUuid } from 'uuid';
import type { Outbox } from '../events/index.js';
import { type Actor, type Clock, eventOf, type Transaction } from '../kernel/index.js';
import type { MakeLimiter } from './attempt-limits.js';
import type { MaybeSignedInRequest } from './session.js';

type Entry = Readonly<{ name: 'staff.refused' | 'staff.read'; operation: string; ids: readonly string[] }>;

/**
 * Records in the audit log what staff were refused and which records they read, also while viewing as someone: once per
 * person, record and hour.
 */
export class StaffTrail implements OnModuleInit {
  private readonly once: RateLimiterAbstract;

  constructor(
    make: MakeLimiter,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly log: LoggerService,
    private readonly adapters: HttpAdapterHost,
  ) {
    this.once = make({ keyPrefix: 'staff-trail', points: 1, duration: 3_600, inMemoryBlockOnConsumed: 1 });
  }

  /** Before the response is sent, so that nothing is read without being recorded. */
  onModuleInit(): void {
    const { httpAdapter } = this.adapters as { httpAdapter?: HttpAdapterHost['httpAdapter'] }; // none on the command line
    const fastify = httpAdapter?.getInstance<FastifyInstance>();
    fastify?.addHook('onSend', async (request: MaybeSignedInRequest, reply, payload) => {
      const actor = request.session?.actor;
      const entry = actor?.staffRole || actor?.viewing ? entryOf(actor, request, reply) : undefined;
      if (actor && entry) await this.note(actor, entry);
      return payload;
    });
  }

  /** If it can't be recorded, for example because the disk is full, it is logged: staff can still read. */
  private async note(actor: Actor, { name, operation, ids }: Entry): Promise<void> {
    const key = [actor.userId, name, operation, ...ids].join(' ');
    try {
      await this.once.consume(key);
    } catch (answer) {
      if (!(answer instanceof RateLimiterRes)) this.log.error({ message: `${name} was not noted`, key });
      return;
    }
    const about = { type: 'user', id: actor.userId };
    const event = eventOf(name, about, actor, this.clock.now(), { operation, ids });
    await this.transaction
      .inTransaction(() => this.outbox.append([event]))
      .catch(() => void this.log.error({ message: `${name} was not noted`, key }));
  }
}

function entryOf(
  actor: Actor,
  { method, params, routeOptions, policyKind }: MaybeSignedInRequest,
  { statusCode }: FastifyReply,
): Entry | undefined {
  const named = Object.values(params as Record<string, string>).filter((value) => isUuid(value));
  const ids = actor.viewing && actor.profile ? [actor.profile.uid, ...named] : named;
  const what = { operation: `${method} ${routeOptions.url}`, ids };
  if (statusCode === 403) return { name: 'staff.refused', ...what };
  const isRead = method === 'GET' && (statusCode === 200 || statusCode === 304);
  const isOfOthers = ids.length > 0 ? ids.some((id) => id !== actor.userId) : policyKind === 'staff';
  const isPersonal = policyKind === 'staff' || policyKind === 'for';
  return isRead && isPersonal && isOfOthers ? { name: 'staff.read', ...what } : undefined;
}
