import { Get, Inject, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { FacetCounts } from '../../contract/rules/facet-counts.js';
import { AnswersCsv } from '../http/csv-file.js';
import { IdParam } from '../http/params.js';
import { ForStaff, MayReadReplica } from '../http/policy.js';
import type { DefinedStaffList } from './define-staff-list.js';
import { StaffFacetsInput, StaffFacetsView, StaffListInput } from './staff-list.dto.js';
import { contentRange, type StaffListPage, type StaffListQuery } from './staff-list.js';
import { StaffLists } from './staff-lists.js';

/**
 * The routes of a staff list, for its controller to extend: the page, its counted options, the file and one row, as far as
 * the definition has them.
 */
export function StaffListController<Row extends object>(list: DefinedStaffList<Row>) {
  abstract class Routes {
    @Inject(StaffLists) readonly lists: StaffLists;

    async list(@Query() query: StaffListInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<Row[]> {
      const page = await this.page(query);
      void reply.header('content-range', contentRange(list.resource, page));
      return page.rows;
    }

    facets(@Query() query: StaffFacetsInput): Promise<FacetCounts> {
      return this.lists.facets(list, query);
    }

    export(@Query() query: StaffListInput): Promise<StreamableFile> {
      return this.file(query);
    }

    get(@IdParam() id: string): Promise<Row> {
      return this.lists.one(list, id);
    }

    /** What a controller overrides whose list is read in a way of its own, as is `file`. */
    protected page(query: StaffListQuery): Promise<StaffListPage<Row>> {
      return this.lists.page(list, query);
    }

    protected file(query: StaffListQuery): Promise<StreamableFile> {
      return this.lists.file(list, query);
    }
  }

  const { names, titles } = list;
  const routes = Routes.prototype;
  const serve = (name: keyof typeof routes, ...decorators: MethodDecorator[]) => {
    for (const decorate of [ForStaff('look'), ...decorators])
      decorate(routes, name, Object.getOwnPropertyDescriptor(routes, name)!);
  };
  serve(
    'list',
    Get(),
    MayReadReplica(),
    ApiOperation({ operationId: `staffList${names.many}`, summary: titles.many, description: describe(list) }),
    ApiOkResponse({ type: [list.row] }),
  );
  if (Object.keys(list.facets).length > 0)
    serve(
      'facets',
      Get('facets'),
      MayReadReplica(),
      ApiOperation({
        operationId: `staffCount${names.many}`,
        summary: `${titles.many}, counted`,
        description: 'How many there are of each option of the filters beside the list.',
      }),
      ApiOkResponse({ type: StaffFacetsView }),
    );
  if (Object.keys(list.csv).length > 0)
    serve(
      'export',
      Get('rows.csv'),
      MayReadReplica(),
      AnswersCsv(),
      ApiOperation({
        operationId: `staffExport${names.many}`,
        summary: `${titles.many} as CSV`,
        description: 'The same as a CSV file: exactly what the filter leaves, in its order, however much it is.',
      }),
    );
  if (names.one)
    serve(
      'get',
      Get(':id'),
      ApiOperation({ operationId: `staffGet${names.one}`, summary: titles.one, description: 'As a row of the list.' }),
      ApiOkResponse({ type: list.row }),
    );
  return Routes;
}

const describe = <Row extends object>({ titles, fields, usually = {}, about = '' }: DefinedStaffList<Row>): string =>
  [
    `${titles.many}.`,
    `Sort: ${Object.keys(fields.sortable).join(', ')}.`,
    `Filter: ${Object.keys(fields.filterable)
      .map((name) => (name in usually ? `${name} (${String(usually[name])}, unless it says otherwise)` : name))
      .join(', ')}.`,
    about,
  ]
    .join(' ')
    .trim();
