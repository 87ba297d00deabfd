// use-cases-see-ports-only
import { table } from '../adapters/persistence/table.js';
export const shortCut = table;
