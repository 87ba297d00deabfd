export { defineStaffList } from './define-staff-list.js';
export { StaffListController } from './staff-list.controller.js';
export { StaffLists } from './staff-lists.js';
export { totalsOf } from './large-totals.js';
export { StaffListInput } from './staff-list.dto.js';
export { contains, contentRange, onlyOf, type StaffListPage, type StaffListQuery, withFilter } from './staff-list.js';
