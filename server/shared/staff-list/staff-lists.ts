import type { StreamableFile } from '@nestjs/common';
import type { FacetCounts } from '../../contract/rules/facet-counts.js';
import type { Database } from '../db/index.js';
import { csvFile } from '../http/csv-file.js';
import { nothingHere } from '../http/params.js';
import type { Clock } from '../kernel/index.js';
import type { DefinedStaffList } from './define-staff-list.js';
import { staffListFacets } from './staff-list-facets.js';
import { type CountRows, staffListPage, staffListRows } from './staff-list-page.js';
import { filteredBy, type StaffListPage, type StaffListQuery, unlessGiven } from './staff-list.js';

/** Reads the staff panel's lists, each from its definition. */
export class StaffLists {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** One page and the total. @throws request/bad-list-query */
  page<Row extends object>(
    list: DefinedStaffList<Row>,
    query: StaffListQuery,
    count?: CountRows,
  ): Promise<StaffListPage<Row>> {
    return staffListPage<Row>(this.db, this.now(list), usual(list, query), count);
  }

  /** Counts the rows for each counted option. @throws request/bad-list-query */
  facets<Row extends object>(
    list: DefinedStaffList<Row>,
    { filter }: Pick<StaffListQuery, 'filter'>,
  ): Promise<FacetCounts> {
    const { facets, ...rest } = this.now(list);
    return staffListFacets(this.db, rest, facets, usual(list, { filter }));
  }

  /** All rows that match the filter, in batches. @throws request/bad-list-query */
  rows<Row extends object>(list: DefinedStaffList<Row>, query: StaffListQuery): AsyncIterable<Row[]> {
    return staffListRows<Row>(this.db, this.now(list), usual(list, query));
  }

  /** The same as a file. @throws request/bad-list-query and request/too-many */
  file<Row extends object>(list: DefinedStaffList<Row>, query: StaffListQuery): Promise<StreamableFile> {
    return csvFile(`${list.names.many.toLowerCase()}.csv`, list.csv, this.rows(list, query));
  }

  /** One row, ignoring the list's default filter. @throws what the definition says */
  async one<Row extends object>(list: DefinedStaffList<Row>, id: string): Promise<Row> {
    const { columns, from, beside = '' } = this.now(list);
    const sql = `select ${columns} from ${from} ${beside} where ${list.id} = $1`;
    const [row] = await this.db.wireRead<Row>(sql, [id]);
    if (!row) throw (list.notFound ?? nothingHere)(id);
    return row;
  }

  /** The same list as of now. */
  private now<Row extends object>(list: DefinedStaffList<Row>): DefinedStaffList<Row> {
    if (!list.changesWithTime) return list;
    const { columns, fields, facets } = list;
    const moment = `'${this.clock.now().toISOString()}'::timestamptz`;
    const text = JSON.stringify({ columns, fields, facets }).replaceAll(':now', moment);
    return { ...list, ...(JSON.parse(text) as typeof list) };
  }
}

/** Rows requested by id ignore the list's default filter. */
const usual = <Row extends object>({ usually = {} }: DefinedStaffList<Row>, query: StaffListQuery): StaffListQuery =>
  filteredBy(query).includes('id') ? query : unlessGiven(query, usually);
