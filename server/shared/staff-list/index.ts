export { totalsOf } from './large-totals.js';
export { StaffFacetsInput, StaffFacetsView, StaffListInput } from './staff-list.dto.js';
export { staffListFacets, type StaffListFacets } from './staff-list-facets.js';
export { type StaffList, staffListPage, staffListRows, withinBounds } from './staff-list-page.js';
export {
  contains,
  contentRange,
  onlyOf,
  type StaffListFields,
  type StaffListPage,
  type StaffListQuery,
  staffListSql,
  unlessGiven,
} from './staff-list.js';
