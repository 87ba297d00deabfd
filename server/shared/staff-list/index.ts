export { defineStaffList } from './define-staff-list.js';
export { pageOfRows, type RowList } from './row-list.js';
export { answerPage, ApiStaffPage, RowListController, StaffListController } from './staff-list.controller.js';
export { StaffLists } from './staff-lists.js';
export { totalsOf } from './large-totals.js';
export { StaffListInput } from './staff-list.dto.js';
export { TakesRecord } from './whole-record.js';
export { contains, onlyOf, type StaffListPage, type StaffListQuery, withFilter } from './staff-list.js';
