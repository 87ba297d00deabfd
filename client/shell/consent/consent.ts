import { useSyncExternalStore } from 'react';
import {
  type ConsentChoice,
  type ConsentPurpose,
  consentPurposes,
  consentVersion,
  nothingAllowed,
} from '../../../server/contract/consent';

/** The choice in this browser. `onAccount`: the account has the same. */
export type Decision = Readonly<{ version: number; choice: ConsentChoice; onAccount: boolean }>;

const storageKey = 'consent';
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const isDecision = (value: unknown): value is Decision => {
  const { version, choice } = (value ?? {}) as Partial<Decision>;
  return (
    version === consentVersion &&
    typeof choice === 'object' &&
    consentPurposes.every((purpose) => typeof choice[purpose] === 'boolean')
  );
};

function parsed(text: string | null): Decision | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDecision(value) ? value : null;
  } catch {
    return null;
  }
}

/** The stored choice, reread only when it has changed; without storage, kept until the page is left. */
let memory: { text: string | null; decision: Decision | null } = { text: null, decision: null };

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return memory.text;
  }
}

function decision(): Decision | null {
  const text = stored();
  if (text !== memory.text) memory = { text, decision: parsed(text) };
  return memory.decision;
}

function keep(choice: ConsentChoice, onAccount: boolean): void {
  const next: Decision = { version: consentVersion, choice, onAccount };
  memory = { text: JSON.stringify(next), decision: next };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch (error) {
    console.debug('The choice could not be kept in this browser.', error);
  }
  tell();
}

/** The only source of truth about consent. */
export const consent = {
  /** Null until the person has been asked. */
  decision,

  /** Whether this is allowed. Check before loading any external service, and again on every change. */
  allows: (purpose: ConsentPurpose): boolean => (decision()?.choice ?? nothingAllowed)[purpose],

  /** The person answers here and now. */
  decide: (choice: ConsentChoice): void => keep(choice, false),

  /** The account had this answer, or has now stored it. */
  settle: (choice: ConsentChoice): void => keep(choice, true),

  /** Calls back on every change, including in other tabs of this browser. Returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', tell);
    };
  },
};

/** This browser's consent, for components; they re-render when it changes. */
export const useConsent = (): Decision | null => useSyncExternalStore(consent.subscribe, consent.decision);
