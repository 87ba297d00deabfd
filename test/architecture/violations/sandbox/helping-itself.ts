// sandbox-asks-at-one-place
import { reaching } from '../server/contract/reaching.js';
export const helpingItself = reaching;
