import { seenRowsContract } from '../../ports/seen-rows.contract.js';
import { InMemorySeenRows } from '../in-memory-imports.js';

describe('seen rows in memory', () => seenRowsContract(() => new InMemorySeenRows()));
