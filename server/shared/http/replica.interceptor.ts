import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Database } from '../db/index.js';

/** Lets the standby answer what is marked with `MayReadReplica`. Who asks has been checked before, on the primary. */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  constructor(private readonly db: Database) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.db.hasReplica) return next.handle();
    return from(this.db.onReplica(() => lastValueFrom(next.handle())));
  }
}
