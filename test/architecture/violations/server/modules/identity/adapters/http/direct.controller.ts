// http-does-not-touch-tables, typeorm-stays-home
import { DataSource } from 'typeorm';
import { table } from '../persistence/table.js';
export const direct = [DataSource, table];
