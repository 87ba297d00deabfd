import { seenRowsContract } from '../../ports/seen-rows.contract.js';
import { InMemorySeenRows } from './in-memory-seen-rows.js';

describe('seen rows in memory', () => seenRowsContract(() => new InMemorySeenRows()));
