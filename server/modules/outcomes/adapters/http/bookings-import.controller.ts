import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { fatesReport } from '../../../../shared/tables/fates-report.js';
import { TableFault } from '../../../../shared/tables/source.js';
import { TakesTable } from '../../../../shared/tables/table-import.dto.js';
import { firstRows, type FirstRows, uploadedTable } from '../../../../shared/tables/uploaded-table.js';
import { outcomeErrors } from '../../domain/outcome.errors.js';
import { ImportBookings, mostBookings } from '../../use-cases/import-bookings.js';
import { BookingImportView, ImportBookingsInput } from './bookings.dto.js';

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
