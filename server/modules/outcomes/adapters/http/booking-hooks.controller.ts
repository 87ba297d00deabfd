import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../../../config.js';
import { CurrentActor, For, Public } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { BookingHook } from '../../domain/collab-link.js';
import { HookSecrets } from '../../ports/repositories.js';
import { BookingHookService, ReceiveBookings, ResultSettingsService } from '../../use-cases/booking-hook-service.js';
import {
  CurrentBookingHookView,
  BookingHookView,
  BookingImportView,
  BookingMessageInput,
  BookingReceiptView,
  ImportBookingsInput,
  NewBookingHookView,
  ResultSettingsDto,
} from './bookings.dto.js';
import { saidOf } from './outcomes.controller.js';
import { fatesReport } from '../../../../shared/tables/fates-report.js';
import { TableFault } from '../../../../shared/tables/source.js';
import { TakesTable } from '../../../../shared/tables/table-import.dto.js';
import { firstRows, type FirstRows, uploadedTable } from '../../../../shared/tables/uploaded-table.js';
import { outcomeErrors } from '../../domain/outcome.errors.js';
import { ImportBookings, mostBookings } from '../../use-cases/import-bookings.js';

/** What a brand says for all its Collabs, and its booking system's address. */
@ApiTags('portal')
@Controller('api/v1')
export class ResultSettingsController {
  constructor(
    private readonly settings: ResultSettingsService,
    private readonly hooks: BookingHookService,
    private readonly secrets: HookSecrets,
    private readonly config: Config,
  ) {}

  /** Returns where your links lead, and your margin. */
  @Get('result-settings')
  @For('brand')
  @ApiOperation({ operationId: 'getResultSettings', summary: 'Get where links lead, and your margin' })
  @ApiOkResponse({ type: ResultSettingsDto })
  async show(@CurrentActor() actor: Actor): Promise<ResultSettingsDto> {
    const { targetUrl, marginPercent } = await this.settings.show(actor);
    return { targetUrl, marginPercent };
  }

  /** Changes where your links lead, and your margin. Problem: outcomes/wrong-target. */
  @Put('result-settings')
  @For('brand')
  @ApiOperation({ operationId: 'changeResultSettings', summary: 'Change where links lead, and your margin' })
  @ApiOkResponse({ type: ResultSettingsDto })
  async change(@CurrentActor() actor: Actor, @Body() said: ResultSettingsDto): Promise<ResultSettingsDto> {
    const { targetUrl, marginPercent } = await this.settings.change(actor, said);
    return { targetUrl, marginPercent };
  }

  /** Returns the address to which your booking system posts; `null` if there is none. */
  @Get('booking-hook')
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getBookingHook', summary: 'Get your booking system’s address' })
  @ApiOkResponse({ type: CurrentBookingHookView })
  async hook(@CurrentActor() actor: Actor): Promise<CurrentBookingHookView> {
    const hook = await this.hooks.show(actor);
    return { hook: hook && this.view(hook) };
  }

  /** Creates an address with a secret for your booking system; the previous one stops working. */
  @Post('booking-hook')
  @HttpCode(200)
  @For('brand')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'makeBookingHook', summary: 'Create your booking system’s address' })
  @ApiOkResponse({ type: NewBookingHookView })
  async make(@CurrentActor() actor: Actor): Promise<NewBookingHookView> {
    const { hook, secret } = await this.hooks.make(actor);
    return { ...this.view(hook), secret };
  }

  /** Removes your booking system's address. */
  @Delete('booking-hook')
  @HttpCode(204)
  @For('brand')
  @ApiOperation({ operationId: 'removeBookingHook', summary: 'Remove your booking system’s address' })
  remove(@CurrentActor() actor: Actor): Promise<void> {
    return this.hooks.remove(actor);
  }

  private view({ id, createdAt }: BookingHook): BookingHookView {
    const url = `${this.config.publicUrl}/api/v1/booking-hooks/${this.secrets.tokenOf(id)}`;
    return { url, createdAt: createdAt.toISOString() };
  }
}

@ApiTags('portal')
@Controller('api/v1/booking-hooks')
export class BookingHooksController {
  constructor(private readonly receive: ReceiveBookings) {}

  /**
   * Receives guests and covers from a brand's booking system, signed according to Standard Webhooks at most five minutes
   * before. The same message counts once, and each rejected entry has its problem in the response. Problems:
   * outcomes/hook-not-found, outcomes/bad-signature, and for days collabs/venue-unknown and outcomes/wrong-day.
   */
  @Post(':token')
  @HttpCode(200)
  @Public('any')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'receiveBookings', summary: 'Receive guests and covers from a booking system' })
  @ApiHeader({ name: 'webhook-id', required: true })
  @ApiHeader({ name: 'webhook-timestamp', required: true })
  @ApiHeader({ name: 'webhook-signature', required: true })
  @ApiOkResponse({ type: BookingReceiptView })
  async take(
    @Param('token') token: string,
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers() headers: Record<string, string>,
    @Body() { guests = [], days = [] }: BookingMessageInput,
  ): Promise<BookingReceiptView> {
    const hook = await this.receive.checked(token, { headers, body: rawBody?.toString('utf8') ?? '' });
    const entries = guests.map(({ kind, said, ...each }) => ({ kind, said, ...saidOf(each) }));
    const receipt = await this.receive.execute(hook, headers['webhook-id']!, { guests: entries, days });
    return { ...receipt, rejected: [...receipt.rejected] };
  }
}

@ApiTags('portal')
@Controller('api/v1/guests')
export class BookingsImportController {
  constructor(private readonly importBookings: ImportBookings) {}

  /**
   * Imports an export of a booking system, such as ResDiary, SevenRooms or OpenTable: the guests whom creators sent, or
   * all covers of each day. A bad row doesn't affect the others, and the same table counts once. Problem:
   * outcomes/unreadable-table.
   */
  @Post('import')
  @HttpCode(200)
  @TakesTable()
  @For('brand')
  @ApiOperation({ operationId: 'importBookings', summary: 'Import an export of a booking system' })
  @ApiOkResponse({ type: BookingImportView })
  async import(@CurrentActor() actor: Actor, @Body() input: ImportBookingsInput): Promise<BookingImportView> {
    const { use, venueId = null, columns = {}, dryRun } = input;
    const mapping = Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined));
    const table = await uploadedTable(input, (file) => rowsOf(file, input));
    const done = await this.importBookings.execute(actor, { table: table.rows, use, mapping, venueId, dryRun });
    return { ...fatesReport(table, done), columns: { ...done.mapping } };
  }
}

/** @throws outcomes/unreadable-table */
async function rowsOf(file: string, { encoding }: ImportBookingsInput): Promise<FirstRows> {
  try {
    return await firstRows(file, mostBookings + 1, encoding);
  } catch (error) {
    throw error instanceof TableFault ? outcomeErrors.unreadableTable(error.message) : error;
  }
}
