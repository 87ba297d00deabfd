// no-cycles
import { egg } from './egg.js';
export const hen = () => egg;
