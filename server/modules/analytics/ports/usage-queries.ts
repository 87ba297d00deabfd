import type { StaffListRequest, StaffListPage } from './staff-list.js';

export type UsageRow = Readonly<{
  id: string;
  /** What was done, such as `page_view`. */
  title: string;
  /** The page's title and address, where it was a page. */
  target: string | null;
  page: string | null;
  userId: string;
  profile: Readonly<{ uid: string; type: string; name: string | null }>;
  occurredAt: string;
}>;

/** The usage explorer's rows. */
export abstract class UsageQueries {
  abstract list(request: StaffListRequest): Promise<StaffListPage<UsageRow>>;

  /** All that the filter leaves, some at a time. */
  abstract all(request: StaffListRequest): AsyncIterable<UsageRow[]>;

  /** @throws analyticsErrors.notFound */
  abstract get(id: string): Promise<UsageRow>;
}
