import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { plainError } from '../../domain/plain-error.js';
import { WorkQueue } from '../../ports/work-queue.js';
import { RetryWork } from '../../use-cases/retry-work.js';
import { HealthView, RetriedWorkView, RetryWorkInput, WorkView } from './upkeep.dto.js';
import { Config } from '../../../../config.js';
import { Database } from '../../../../shared/db/index.js';
import { DataFolder } from '../../../../shared/storage/data-folder.js';
import { examine } from '../health/examine.js';

/** The job queue and the outbox, for super users. */
@ApiTags('staff')
@Controller('api/v1/admin/work')
export class AdminWorkController {
  constructor(
    private readonly queue: WorkQueue,
    private readonly retryWork: RetryWork,
  ) {}

  /** Returns pending and failed work. */
  @Get()
  @ForStaff('work.look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffGetWork', summary: 'Get the state of the job queue and outbox' })
  @ApiOkResponse({ type: WorkView })
  async get(): Promise<WorkView> {
    const [lines, failed] = [await this.queue.lines(), await this.queue.failed()];
    return { lines, failed: failed.map((work) => ({ ...work, error: plainError(work.error) })) };
  }

  /** Retries one failed item, or everything that was given up, immediately. Problem: upkeep/nothing-to-retry (409). */
  @Post('retry')
  @HttpCode(200)
  @ForStaff('work.retry')
  @ApiOperation({ operationId: 'staffRetryWork', summary: 'Retry failed jobs' })
  @ApiOkResponse({ type: RetriedWorkView })
  async retry(@CurrentActor() actor: Actor, @Body() { kind, id }: RetryWorkInput): Promise<RetriedWorkView> {
    const retried = await this.retryWork.execute(actor, kind && id ? { kind, id } : null);
    return { ...(await this.get()), retried };
  }
}

/** The product's health, in parts, for super users; proxies use /health/ready. */
@ApiTags('staff')
@Controller('api/v1/admin/health')
export class AdminHealthController {
  constructor(
    private readonly config: Config,
    private readonly db: Database,
    private readonly folder: DataFolder,
  ) {}

  /** Checks each part now, waiting for another service for three seconds at most. */
  @Get()
  @ForStaff('work.look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffGetHealth', summary: 'Check the health of each part' })
  @ApiOkResponse({ type: HealthView })
  async get(): Promise<HealthView> {
    const { config, folder } = this;
    return { parts: await examine({ config, folder, ask: (text, values) => this.db.rows(text, values) }) };
  }
}
