import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { toasts } from '../ui/toast';

// The router encodes streams; jsdom has neither of these.
Object.assign(globalThis, { TextEncoder, TextDecoder });
configure({ asyncUtilTimeout: 5_000 });

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => void complaints.push(complaint));
});

afterEach(() => {
  toasts.dismissAll();
  cleanup();
  expect(complaints).toEqual([]);
  jest.restoreAllMocks();
});
