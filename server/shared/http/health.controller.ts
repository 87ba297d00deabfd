import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../db/index.js';
import { DomainError } from '../kernel/index.js';
import { Public } from './policy.js';

/** Whether this process still takes work. It says no first when it is asked to stop. */
@Injectable()
export class Readiness {
  private stopping = false;

  stop(): void {
    this.stopping = true;
  }

  /** @throws request/stopping */
  check(): void {
    if (this.stopping) throw new DomainError('unavailable', 'request/stopping', 'This process is stopping.');
  }
}

@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(
    private readonly db: Database,
    private readonly readiness: Readiness,
  ) {}

  /** The process runs. */
  @Get('live')
  @Public()
  @ApiOperation({ operationId: 'healthLive', summary: 'The process runs' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process and its database take work. */
  @Get('ready')
  @Public()
  @ApiOperation({ operationId: 'healthReady', summary: 'The process and its database take work' })
  async ready(): Promise<{ status: 'ok' }> {
    this.readiness.check();
    await this.db.rows('select 1', [], 'health-ready');
    return { status: 'ok' };
  }
}
