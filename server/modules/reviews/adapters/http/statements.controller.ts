import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ByKey } from '../../../../shared/http/keys.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { CollabStatements } from '../queries/collab-statements.js';
import { StatementList } from './statements.dto.js';

@ApiTags('portal')
@Controller('api/v1')
export class StatementsController {
  constructor(private readonly statements: CollabStatements) {}

  /**
   * Returns each claim, answer and decision of a Collab, with its author, time and words. Both sides and staff see the
   * same.
   */
  @Get('collabs/:id/statements')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'listCollabStatements', summary: 'List the claims, answers and decisions of a Collab' })
  @ApiOkResponse({ type: StatementList })
  async of(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StatementList> {
    return { items: await this.statements.of(actor, id) };
  }
}
