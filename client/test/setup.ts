import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { toasts } from '../ui/toast';

// The router encodes streams, and charts copy their settings; jsdom has none of these.
const structuredClone = (value: unknown): unknown => deserialize(serialize(value));
Object.assign(globalThis, { TextEncoder, TextDecoder, structuredClone });
// What the testing library registers when it is loaded, it registers for the first file of a worker alone.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({ asyncUtilTimeout: 30_000 });

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => void complaints.push(complaint));
});

afterEach(() => {
  cleanup();
  toasts.dismissAll();
  expect(complaints).toEqual([]);
  jest.restoreAllMocks();
});
