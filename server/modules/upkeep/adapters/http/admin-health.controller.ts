import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { Database } from '../../../../shared/db/index.js';
import { ForStaff } from '../../../../shared/http/policy.js';
import { DataFolder } from '../../../../shared/storage/data-folder.js';
import { examine } from '../health/examine.js';
import { HealthView } from './admin-health.dto.js';

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
