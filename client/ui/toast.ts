import { toastDuration } from '../../server/contract/rules/constants';
import { valueStore } from '../api/value-store';

type ToastOptions = {
  /** Where what was done can be taken back. */
  undo?: () => void;
  /** What the button says that takes it back. */
  undoLabel?: string;
};

export type Toast = ToastOptions & Readonly<{ id: number; text: string; duration: number }>;

let nextId = 1;
const shown = valueStore<readonly Toast[]>([]);

const add = (text: string, duration: number, options: ToastOptions = {}) =>
  shown.set([...shown.now(), { ...options, id: nextId++, text, duration }]);

/** Says something in passing: `toast.success('Saved')` for 3 seconds, `toast.say(…)` for 5. */
export const toast = {
  say: (text: string, options?: ToastOptions) => add(text, toastDuration.default, options),
  success: (text: string, options?: ToastOptions) => add(text, toastDuration.success, options),
};

/** What the Toaster shows, oldest first. */
export const toasts = {
  now: shown.now,
  subscribe: shown.subscribe,
  dismiss: (id: number) => shown.set(shown.now().filter((other) => other.id !== id)),
  dismissAll: () => shown.set([]),
};
