import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import * as React from 'react';
import { grow } from '../../server/contract/lists/growing';
import { nameTowns } from '../../server/contract/lists/towns';
import { actingAs } from '../api/acting-as';
import { toasts } from '../ui/toast';

// Hooks that the testing library registers on import only apply to a worker's first file.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const isWaiting = () =>
  (getConfig() as unknown as { _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;

/** A query that waits fails at each look, but only what its last look found is printed. */
function getElementError(message: string | null, container: Element): Error {
  const withPage = () => `${message}\n\n${prettyDOM(container)}`;
  const error = new Error(isWaiting() ? '' : withPage());
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  if (isWaiting()) Object.defineProperty(error, 'message', { configurable: true, get: withPage });
  return error;
}
configure({ asyncUtilTimeout: 30_000, getElementError });

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
