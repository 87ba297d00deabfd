export { defineStaffList } from './define-staff-list.js';
export { StaffListController } from './staff-list.controller.js';
export { StaffLists } from './staff-lists.js';
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
