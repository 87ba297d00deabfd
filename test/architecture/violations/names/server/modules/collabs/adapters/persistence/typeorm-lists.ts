import { defineStaffList } from './staff-list.js';
export class TypeOrmLists {}
export class CollabQueries {}
export const collabs = defineStaffList({});
