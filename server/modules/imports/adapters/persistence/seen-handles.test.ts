import { seenHandlesContract } from '../../ports/seen-handles.contract.js';
import { InMemorySeenHandles } from './in-memory-seen-handles.js';

describe('seen handles in memory', () => seenHandlesContract(() => new InMemorySeenHandles()));
