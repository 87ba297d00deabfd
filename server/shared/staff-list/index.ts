export { totalsOf } from './large-totals.js';
export { StaffListInput } from './staff-list.dto.js';
export { type StaffList, staffListPage, staffListRows, withinBounds } from './staff-list-page.js';
export {
  contains,
  contentRange,
  onlyOf,
  type StaffListFields,
  type StaffListPage,
  staffListSql,
  unlessGiven,
} from './staff-list.js';
