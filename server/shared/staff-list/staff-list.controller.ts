import { Get, Inject, Param, Query, Res, type StreamableFile, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { FacetCounts } from '../../contract/rules/facet-counts.js';
import { AnswersCsv } from '../http/csv-file.js';
import { IdParam, nothingHere } from '../http/params.js';
import { CurrentActor, ForStaff, MayReadReplica } from '../http/policy.js';
import type { Actor } from '../kernel/index.js';
import type { DefinedStaffList } from './define-staff-list.js';
import { pageOfRows, type RowList } from './row-list.js';
import { StaffFacetsInput, StaffFacetsView, StaffListInput } from './staff-list.dto.js';
import { contentRange, type StaffListPage, type StaffListQuery } from './staff-list.js';
import { StaffLists } from './staff-lists.js';
import { changesIn } from './whole-record.js';

/** A page of rows, with the header from which ra-data-simple-rest reads the total. */
export function answerPage<Row>(reply: FastifyReply, resource: string, page: StaffListPage<Row>): Row[] {
  void reply.header('content-range', contentRange(resource, page));
  return page.rows;
}

const rangeHeader = {
  description: 'The range of rows returned and the total: `brand-manager 0-49/319`.',
  schema: { type: 'string' as const },
};

/** Replaces `@ApiOkResponse` for a page of rows. */
export const ApiStaffPage = (row: Type<object>): MethodDecorator =>
  ApiOkResponse({ type: [row], headers: { 'content-range': rangeHeader } });

/**
 * The routes of a staff list, as a base class for its controller: the page, counted options, the file and one row, as
 * far as the definition has them.
 */
export function StaffListController<Row extends object>(list: DefinedStaffList<Row>) {
  abstract class Routes {
    @Inject(StaffLists) readonly lists: StaffLists;

    async list(
      @CurrentActor() actor: Actor,
      @Query() query: StaffListInput,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Row[]> {
      return answerPage(reply, list.resource, await this.page(query, actor));
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

    /** Overridden by controllers that read their list differently, as is `file`. */
    protected page(query: StaffListQuery, _actor: Actor): Promise<StaffListPage<Row>> {
      return this.lists.page(list, query);
    }

    protected file(query: StaffListQuery): Promise<StreamableFile> {
      return this.lists.file(list, query);
    }

    /** The changes in a record that may have been sent back whole. @throws request/invalid */
    protected changesIn<Input extends object>(input: Type<Input>, record: unknown, id: string): Promise<Input> {
      return changesIn(input, record, list.recordMembers, () => this.lists.one(list, id));
    }
  }

  const { names, titles } = list;
  const routes = Routes.prototype;
  serveList(routes, list, describe(Object.keys(list.fields.sortable), filtersOf(list), list.about));
  MayReadReplica()(routes, 'list', Object.getOwnPropertyDescriptor(routes, 'list')!);
  if (Object.keys(list.facets).length > 0)
    serve(
      routes,
      'facets',
      Get('facets'),
      MayReadReplica(),
      ApiOperation({
        operationId: `staffCount${names.many}`,
        summary: `Count ${titles.many} by filter option`,
        description: 'Returns the number of rows for each filter option.',
      }),
      ApiOkResponse({ type: StaffFacetsView }),
    );
  if (Object.keys(list.csv).length > 0)
    serve(
      routes,
      'export',
      Get('rows.csv'),
      MayReadReplica(),
      AnswersCsv(),
      ApiOperation({
        operationId: `staffExport${names.many}`,
        summary: `Download ${titles.many} as CSV`,
        description: 'Returns every row that matches the filter, in the requested order and without a limit.',
      }),
    );
  if (names.one && titles.one) serveOne(routes, list.row, names.one, titles.one);
  return Routes;
}

/** The same for a list with few rows in memory: the page and one row. */
export function RowListController<Row extends Readonly<{ id: string }>>(list: RowList<Row>) {
  abstract class Routes {
    /** All of them, in default order. */
    protected abstract rows(actor: Actor): readonly Row[] | Promise<readonly Row[]>;

    async list(
      @CurrentActor() actor: Actor,
      @Query() query: StaffListInput,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Row[]> {
      return answerPage(reply, list.resource, pageOfRows(list, await this.rows(actor), query));
    }

    async get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Row> {
      const row = (await this.rows(actor)).find((each) => each.id === id);
      if (!row) throw (list.notFound ?? nothingHere)(id);
      return row;
    }

    /** The changes in a record that may have been sent back whole. @throws request/invalid */
    protected changesIn<Input extends object>(
      input: Type<Input>,
      record: unknown,
      id: string,
      actor: Actor,
    ): Promise<Input> {
      const { derived = [], stored = ['id'] } = list;
      return changesIn(input, record, { derived, stored }, () => this.get(actor, id));
    }
  }

  const { row, names, titles, members, about } = list;
  serveList(Routes.prototype, list, describe(members, [...members, 'q'], about));
  serveOne(Routes.prototype, row, names.one, titles.one);
  return Routes;
}

function serve(routes: object, name: string, ...decorators: MethodDecorator[]): void {
  for (const decorate of [ForStaff('look'), ...decorators])
    decorate(routes, name, Object.getOwnPropertyDescriptor(routes, name)!);
}

type Named = Readonly<{ row: Type<object>; names: { many: string }; titles: { many: string } }>;

const serveList = (routes: object, { row, names, titles }: Named, description: string): void =>
  serve(
    routes,
    'list',
    Get(),
    ApiOperation({ operationId: `staffList${names.many}`, summary: `List ${titles.many}`, description }),
    ApiStaffPage(row),
  );

const serveOne = (routes: object, row: Type<object>, name: string, title: string): void =>
  serve(
    routes,
    'get',
    Get(':id'),
    ApiOperation({
      operationId: `staffGet${name}`,
      summary: `Get ${title}`,
      description: 'Returns the same fields as a row of the list.',
    }),
    ApiOkResponse({ type: row }),
  );

const filtersOf = <Row extends object>({ fields, usually = {} }: DefinedStaffList<Row>): string[] =>
  Object.keys(fields.filterable).map((name) =>
    name in usually ? `${name} (${String(usually[name])}, by default)` : name,
  );

const describe = (sorts: readonly string[], filters: readonly string[], about = ''): string =>
  [`Sort: ${sorts.join(', ')}.`, `Filter: ${filters.join(', ')}.`, about].join(' ').trim();
