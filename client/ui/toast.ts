import { toastDuration } from '../../server/contract/rules/constants';
import { valueStore } from '../api/value-store';

type ToastOptions = {
  /** Undoes what was done. */
  undo?: () => void;
  /** The undo button's label. */
  undoLabel?: string;
};

export type Toast = ToastOptions & Readonly<{ id: number; text: string; duration: number }>;

let nextId = 1;
const shown = valueStore<readonly Toast[]>([]);

const add = (text: string, duration: number, options: ToastOptions = {}) =>
  shown.set([...shown.now(), { ...options, id: nextId++, text, duration }]);

/** Shows a toast: `toast.success('Saved')` for 3 seconds, `toast.say(…)` for 5. */
export const toast = {
  say: (text: string, options?: ToastOptions) => add(text, toastDuration.default, options),
  success: (text: string, options?: ToastOptions) => add(text, toastDuration.success, options),
};

/** The current toasts, oldest first. */
export const toasts = {
  now: shown.now,
  subscribe: shown.subscribe,
  dismiss: (id: number) => shown.set(shown.now().filter((other) => other.id !== id)),
  dismissAll: () => shown.set([]),
};
