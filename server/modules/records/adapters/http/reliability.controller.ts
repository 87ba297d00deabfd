import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Side } from '../../domain/fact.js';
import type { Mark } from '../../domain/marks.js';
import { maySeeCollab } from '../../domain/reader.js';
import type { Reliability } from '../../domain/reliability.js';
import { ReadReliability } from '../../use-cases/read-reliability.js';
import { MarkListView, MarksQuery, type MarkView, ReliabilityView } from './reliability.dto.js';

const toReliabilityView = ({ side, score, kept, missed, tally }: Reliability): ReliabilityView => {
  const { asked, answeredPromptly, medianMinutes, visitsKept, visitsMissed, late, rounds, pieces } = tally;
  const { contentOnTime, contentLate, contentMissing, draftsAnswered, draftsUnanswered } = tally;
  return {
    ...{ side, score, kept, missed },
    ...{ asked, answeredPromptly, medianMinutes, visitsKept, visitsMissed, late, rounds, pieces },
    ...{ contentOnTime, contentLate, contentMissing, draftsAnswered, draftsUnanswered },
  };
};

const toMarkView = (mark: Mark, actor: Actor): MarkView => {
  const { at, kind, kept, minutes, collabId } = mark;
  return {
    ...{ on: londonTimeAt(at).date, kind, kept, minutes },
    collabId: maySeeCollab(actor, mark) ? collabId : null,
  };
};

@ApiTags('portal')
@Controller('api/v1')
export class ReliabilityController {
  constructor(private readonly reliability: ReadReliability) {}

  /**
   * Returns how reliably a brand keeps its promises. Available to influencers, the brand itself and staff. Problems:
   * records/not-found.
   */
  @Get('brands/:id/reliability')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getBrandReliability', summary: 'Get a brand’s reliability' })
  @ApiOkResponse({ type: ReliabilityView })
  ofBrand(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ReliabilityView> {
    return this.read(actor, 'brand', id);
  }

  /**
   * Returns the events behind one of a brand's figures: their days, and the Collab if you take part in it. Problems:
   * records/not-found.
   */
  @Get('brands/:id/reliability/events')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listBrandReliabilityEvents', summary: 'List the events behind a brand’s reliability' })
  @ApiOkResponse({ type: MarkListView })
  marksOfBrand(@CurrentActor() actor: Actor, @IdParam() id: string, @Query() query: MarksQuery): Promise<MarkListView> {
    return this.marks(actor, 'brand', id, query);
  }

  /**
   * Returns how reliably an influencer keeps their promises. Available to brands, the influencer and staff. Problems:
   * records/not-found.
   */
  @Get('influencers/:id/reliability')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getInfluencerReliability', summary: 'Get an influencer’s reliability' })
  @ApiOkResponse({ type: ReliabilityView })
  ofInfluencer(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ReliabilityView> {
    return this.read(actor, 'influencer', id);
  }

  /** Returns the events behind one of an influencer's figures. Problems: records/not-found. */
  @Get('influencers/:id/reliability/events')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'listInfluencerReliabilityEvents',
    summary: 'List the events behind an influencer’s reliability',
  })
  @ApiOkResponse({ type: MarkListView })
  marksOfInfluencer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: MarksQuery,
  ): Promise<MarkListView> {
    return this.marks(actor, 'influencer', id, query);
  }

  private async read(actor: Actor, side: Side, id: string): Promise<ReliabilityView> {
    return toReliabilityView(await this.reliability.execute(actor, side, id));
  }

  private async marks(actor: Actor, side: Side, id: string, query: MarksQuery): Promise<MarkListView> {
    const { kind, limit, afterAt, afterId } = query;
    const after = afterAt && afterId ? { at: new Date(afterAt), eventId: afterId } : null;
    const marks = await this.reliability.marks(actor, side, id, kind, { after, limit });
    const last = marks.length === limit ? marks.at(-1) : undefined;
    return {
      items: marks.map((mark) => toMarkView(mark, actor)),
      next: last ? { afterAt: last.at.toISOString(), afterId: last.eventId } : null,
    };
  }
}
