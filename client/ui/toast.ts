import { toastDuration } from '../../server/contract/rules/constants';

type ToastOptions = {
  /** Where what was done can be taken back. */
  undo?: () => void;
};

export type Toast = ToastOptions & Readonly<{ id: number; text: string; duration: number }>;

let nextId = 1;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

function show(toasts: readonly Toast[]): void {
  shown = toasts;
  listeners.forEach((listener) => listener());
}

const add = (text: string, duration: number, options: ToastOptions = {}) =>
  show([...shown, { ...options, id: nextId++, text, duration }]);

/** Says something in passing: `toast.success('Saved')` for 3 seconds, `toast.say(…)` for 5. */
export const toast = {
  say: (text: string, options?: ToastOptions) => add(text, toastDuration.default, options),
  success: (text: string, options?: ToastOptions) => add(text, toastDuration.success, options),
};

/** What the Toaster shows, oldest first. */
export const toasts = {
  now: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number) => show(shown.filter((other) => other.id !== id)),
  dismissAll: () => show([]),
};
