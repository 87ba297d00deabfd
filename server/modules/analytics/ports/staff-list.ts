/** `sort`, `range` and `filter` of the panel, as they came. */
export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

/** One page, where it begins, and how many there are in all. */
export type StaffListPage<Row> = Readonly<{ rows: Row[]; total: number; offset: number }>;
