export { totalsOf } from './large-totals.js';
export { StaffListInput } from './staff-list.dto.js';
export { type StaffList, type StaffListPage, staffListPage, staffListRows, withinBounds } from './staff-list-page.js';
export { contains, contentRange, onlyOf, type StaffListFields, staffListSql, unlessGiven } from './staff-list.js';
