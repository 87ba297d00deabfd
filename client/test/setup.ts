import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import * as React from 'react';
import { grow } from '../../server/contract/lists/growing';
import { nameTowns } from '../../server/contract/lists/towns';
import { actingAs } from '../api/acting-as';
import { toasts } from '../ui/toast';

// Hooks that the testing library registers on import only apply to a worker's first file.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({ asyncUtilTimeout: 30_000 });

// React records the source line of each element, a tenth of our tests’ time, until it has recorded ten thousand.
// Pretend that it has.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });

let complaints: unknown[][] = [];

/** Resets this process's lists to their built-in values. */
function listsAsShipped(): void {
  nameTowns([]);
  grow([]);
}

beforeEach(() => {
  complaints = [];
  localStorage.clear();
  sessionStorage.clear();
  listsAsShipped();
  jest.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => void complaints.push(complaint));
});

afterEach(() => {
  cleanup();
  toasts.dismissAll();
  actingAs.set(null);
  listsAsShipped();
  expect(complaints).toEqual([]);
  jest.restoreAllMocks();
});
