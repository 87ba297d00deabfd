import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, Public, WhileViewing } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { toFoodRisksView } from '../../../collabs/index.js';
import { type GoneVisit, listedOf, type MarkedVisit } from '../../domain/day-sheet.js';
import { type DaySheet, type NamedSheetMail, SheetMailService, ShowDaySheet } from '../../use-cases/day-sheets.js';
import { pdfOfDaySheet } from '../documents/day-sheet-pdf.js';
import {
  DaySheetQuery,
  DaySheetView,
  type GoneVisitView,
  KeepSheetMailInput,
  SheetMailList,
  SheetMailView,
  type SheetVisitView,
  StoppedSheetView,
} from './day-sheets.dto.js';

const toVisitView = (visit: MarkedVisit): SheetVisitView => {
  const { collabId, name, handle, avatarPath, guests, title, venue, note, handoffNote, callWho } = visit;
  const { included, capPence, visitAt, checkedInAt, risks, changes, wasAt } = visit;
  return {
    ...{ collabId, name, handle, avatarPath, guests, title, venue, note, handoffNote, callWho },
    ...{ included, capPence, visitAt: visitAt.toISOString(), checkedInAt: checkedInAt?.toISOString() ?? null },
    ...{ foodRisks: toFoodRisksView(risks), changes: [...changes], wasAt: wasAt?.toISOString() ?? null },
  };
};

const toGoneView = ({ collabId, name, handle, wasAt, nowAt, isCancelled }: GoneVisit): GoneVisitView => ({
  ...{ collabId, name, handle, isCancelled },
  ...{ wasAt: wasAt.toISOString(), nowAt: nowAt?.toISOString() ?? null },
});

const toDaySheetView = ({ day, visits, gone, mailed }: DaySheet): DaySheetView => ({
  day,
  visits: visits.map(toVisitView),
  gone: gone.map(toGoneView),
  mailed: mailed.map(({ venueId, venue, mailedAt }) => ({ venueId, venue, mailedAt: mailedAt.toISOString() })),
});

const toMailView = (mail: NamedSheetMail): SheetMailView => ({
  venueId: mail.venueId,
  venue: mail.venue,
  hour: mail.hour,
  addresses: listedOf(mail).map(({ email, stoppedAt }) => ({ email, stoppedAt })),
});

/** Health: for the brand alone. No API key reads it, and neither do our staff. */
@ApiTags('portal')
@Controller('api/v1/day-sheet')
export class DaySheetsController {
  constructor(
    private readonly showDaySheet: ShowDaySheet,
    private readonly mails: SheetMailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns your brand's visits on one day (UK time) for the kitchen and the floor: what must not be served, and what
   * has changed since the sheet was emailed.
   */
  @Get()
  @For('brand')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getDaySheet', summary: 'Get the day sheet' })
  @ApiOkResponse({ type: DaySheetView })
  async get(@CurrentActor() actor: Actor, @Query() { day }: DaySheetQuery): Promise<DaySheetView> {
    return toDaySheetView(await this.showDaySheet.execute(actor, day));
  }

  /** Returns the same as a PDF to print. */
  @Get('sheet.pdf')
  @For('brand')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'printDaySheet', summary: 'Download the day sheet as a PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(@CurrentActor() actor: Actor, @Query() { day }: DaySheetQuery): Promise<StreamableFile> {
    const pdf = await pdfOfDaySheet(await this.showDaySheet.execute(actor, day), this.clock.now());
    const disposition = `attachment; filename="day-sheet-${day}.pdf"`;
    return new StreamableFile(pdf, { type: 'application/pdf', disposition });
  }

  /** Returns when the sheet of each of your venues is emailed, and to whom. */
  @Get('emails')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listSheetMails', summary: 'List the day sheet emails' })
  @ApiOkResponse({ type: SheetMailList })
  async emails(@CurrentActor() actor: Actor): Promise<SheetMailList> {
    return { items: (await this.mails.list(actor)).map(toMailView) };
  }

  /**
   * Sets when the sheet of a venue is emailed, and to whom. An address that has stopped these emails gets none until it
   * is in `again`. Problems: profiles/venue-not-found (404), collabs/sheet-address-needed (400).
   */
  @Put('emails/:venueId')
  @For('brand')
  @ApiOperation({ operationId: 'keepSheetMail', summary: 'Set a venue’s day sheet emails' })
  @ApiOkResponse({ type: SheetMailView })
  async keep(
    @CurrentActor() actor: Actor,
    @IdParam('venueId') venueId: string,
    @Body() { hour, emails, again = [] }: KeepSheetMailInput,
  ): Promise<SheetMailView> {
    return toMailView(await this.mails.keep(actor, venueId, { hour, emails, again }));
  }
}

@ApiTags('portal')
@Controller('api/v1/unsubscribe/day-sheets')
export class StopSheetsController {
  constructor(private readonly mails: SheetMailService) {}

  /**
   * Returns which day sheets the link stops. Doesn't stop them, because mail scanners open links. Problem:
   * collabs/bad-stop-link.
   */
  @Get(':token')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'lookAtSheetStop', summary: 'View a link that stops day sheets' })
  @ApiOkResponse({ type: StoppedSheetView })
  look(@Param('token') token: string): Promise<StoppedSheetView> {
    return this.mails.look(token);
  }

  /**
   * Stops a venue's day sheets to one address. Called by the page, or by an email program's own button (RFC 8058), which
   * sends a form from any origin without a cookie. Problem: collabs/bad-stop-link.
   */
  @Post(':token')
  @HttpCode(200)
  @Public('any')
  @ApiOperation({ operationId: 'stopSheets', summary: 'Stop day sheets' })
  @ApiOkResponse({ type: StoppedSheetView })
  stop(@Param('token') token: string): Promise<StoppedSheetView> {
    return this.mails.stop(token);
  }
}
