import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Database } from '../db/index.js';
import { mayReadReplicaKey } from './policy.js';

/** Lets the standby answer what is marked with `MayReadReplica`. Who asks has been checked before, on the primary. */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly db: Database,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const marked = this.reflector.get<boolean | undefined>(mayReadReplicaKey, context.getHandler());
    return marked ? from(this.db.onReplica(() => lastValueFrom(next.handle()))) : next.handle();
  }
}
