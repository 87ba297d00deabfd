import { Controller, Get, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Database } from '../db/index.js';
import { DomainError } from '../kernel/index.js';
import { Public } from './policy.js';

/** Whether this process still accepts work. Turns false first when it is asked to stop. */
@Injectable()
export class Readiness implements OnModuleInit {
  private stopping = false;

  constructor(private readonly host: HttpAdapterHost) {}

  /** Shutdown waits for open connections, so until then responses ask clients to close theirs. */
  onModuleInit(): void {
    const http = this.host.httpAdapter?.getInstance<FastifyInstance>(); // the command line has none
    http?.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.stopping) void reply.header('connection', 'close');
      done();
    });
  }

  stop(): void {
    this.stopping = true;
  }

  /** @throws request/stopping */
  check(): void {
    if (this.stopping) throw new DomainError('unavailable', 'request/stopping', 'This process is stopping.');
  }
}

/** It is healthy. */
class WellView {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(
    private readonly db: Database,
    private readonly readiness: Readiness,
  ) {}

  /** Returns 200 while the process is running. */
  @Get('live')
  @Public('any')
  @ApiOperation({ operationId: 'healthLive', summary: 'Check that the process is running' })
  @ApiOkResponse({ type: WellView })
  live(): WellView {
    return { status: 'ok' };
  }

  /** Returns 200 when the process and its database are ready for requests. */
  @Get('ready')
  @Public('any')
  @ApiOperation({ operationId: 'healthReady', summary: 'Check that the process and its database are ready' })
  @ApiOkResponse({ type: WellView })
  async ready(): Promise<WellView> {
    this.readiness.check();
    await this.db.rows('select 1', [], 'health-ready');
    return { status: 'ok' };
  }
}
