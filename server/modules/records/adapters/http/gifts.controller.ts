import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { taxYearAt, taxYearName, tradingAllowancePence } from '../../../../contract/rules/tax-year.js';
import { AnswersCsv } from '../../../../shared/http/csv-file.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import type { GiftStatement } from '../../domain/gift.js';
import { CorrectGiftValue, type Gift, SettleBill, ShowGift, StateGifts } from '../../use-cases/gifts.js';
import { csvOfGifts, dayOf, daysOf, pdfOfGifts } from '../documents/gift-statements.js';
import {
  CollabGiftView,
  CorrectGiftInput,
  GiftStatementView,
  SettleBillInput,
  TaxYearQuery,
  toTaxYear,
} from './gifts.dto.js';

const toStatementView = (statement: GiftStatement): GiftStatementView => ({
  ...daysOf(statement),
  taxYear: toTaxYear(statement.year),
  totalPence: statement.totalPence,
  markPence: tradingAllowancePence,
  lines: statement.lines.map(
    ({ id, collabId, title, brandName, kind, pence, basis, receivedAt, recordedAt, reason }) => ({
      ...{ id, collabId, title, brandName, kind, pence, basis, reason },
      ...{ receivedOn: dayOf(receivedAt), recordedOn: dayOf(recordedAt) },
    }),
  ),
  years: statement.years.map(toTaxYear),
});

const fileName = ({ year }: GiftStatement, ending: string): string =>
  `attachment; filename="tastemaker-gifts-${taxYearName(year).replace('/', '-')}.${ending}"`;

@ApiTags('portal')
@Controller('api/v1/influencers/:id/gifts')
export class GiftsController {
  constructor(
    private readonly gifts: StateGifts,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the gifts that an influencer received in a UK tax year, at retail value. Available to the influencer and
   * staff. Problems: records/not-found, request/invalid.
   */
  @Get()
  @For('influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getGiftStatement', summary: 'List the gifts of a tax year' })
  @ApiOkResponse({ type: GiftStatementView })
  async get(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { year }: TaxYearQuery,
  ): Promise<GiftStatementView> {
    return toStatementView(await this.gifts.execute(actor, id, year));
  }

  /** Returns the gifts of a tax year as CSV. Problems: records/not-found, request/invalid. */
  @Get('statement.csv')
  @For('influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'exportGifts', summary: 'Download the gifts of a tax year as CSV' })
  @AnswersCsv()
  async csv(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { year }: TaxYearQuery,
  ): Promise<StreamableFile> {
    const statement = await this.gifts.execute(actor, id, year);
    const disposition = fileName(statement, 'csv');
    return new StreamableFile(Buffer.from(csvOfGifts(statement)), { type: 'text/csv; charset=utf-8', disposition });
  }

  /** Returns the gifts of a tax year as a PDF. Problems: records/not-found, request/invalid. */
  @Get('statement.pdf')
  @For('influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'printGifts', summary: 'Download the gifts of a tax year as a PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { year }: TaxYearQuery,
  ): Promise<StreamableFile> {
    const statement = await this.gifts.execute(actor, id, year);
    const content = await pdfOfGifts(statement, this.clock.now());
    const disposition = fileName(statement, 'pdf');
    return new StreamableFile(content, { type: 'application/pdf', length: content.length, disposition });
  }
}

const toGiftView = ({ agreedPence, standing, lines }: Gift): CollabGiftView => ({
  agreedPence,
  pence: standing?.pence ?? null,
  basis: standing?.basis ?? null,
  taxYear: standing && toTaxYear(taxYearAt(standing.receivedAt)),
  lines: lines.map(({ id, kind, pence, basis, receivedAt, recordedAt }) => ({
    ...{ id, kind, pence, basis },
    ...{ receivedOn: dayOf(receivedAt), recordedOn: dayOf(recordedAt) },
  })),
});

@ApiTags('staff')
@Controller('api/v1/admin/collab-explorer/:id/gift')
export class CollabGiftsController {
  constructor(
    private readonly show: ShowGift,
    private readonly correctGift: CorrectGiftValue,
    private readonly settleBill: SettleBill,
  ) {}

  /** Returns the gift ledger of a Collab, line by line. Problem: records/collab-not-found. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffGetGift', summary: 'Get the gift of a Collab' })
  @ApiOkResponse({ type: CollabGiftView })
  async get(@IdParam() id: string): Promise<CollabGiftView> {
    return toGiftView(await this.show.execute(id));
  }

  /**
   * Corrects the value of a gift. Reverses the old value and enters the new one, both in the tax year of the visit.
   * Notifies the influencer. Problems: collabs/not-found, collabs/nothing-received (409), records/same-value (409),
   * collabs/bill-contested (409).
   */
  @Post('corrections')
  @HttpCode(200)
  @ForStaff('gift.correct')
  @ApiOperation({ operationId: 'staffCorrectGift', summary: 'Correct the value of a gift' })
  @ApiOkResponse({ type: CollabGiftView })
  async correct(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { pence, reason }: CorrectGiftInput,
  ): Promise<CollabGiftView> {
    await this.correctGift.execute(actor, id, pence, reason);
    return toGiftView(await this.show.execute(id));
  }

  /**
   * Decides on a contested bill: upholds it, or corrects the amount. The part covered by the offer becomes the value of
   * the gift, in the tax year of the visit. Notifies both sides. Problems: collabs/not-found, collabs/wrong-step (409).
   */
  @Post('bill-decisions')
  @HttpCode(200)
  @ForStaff('gift.correct')
  @ApiOperation({ operationId: 'staffSettleBill', summary: 'Decide on a contested bill' })
  @ApiOkResponse({ type: CollabGiftView })
  async settle(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { pence, reason }: SettleBillInput,
  ): Promise<CollabGiftView> {
    await this.settleBill.execute(actor, id, pence, reason);
    return toGiftView(await this.show.execute(id));
  }
}
