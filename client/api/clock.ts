import { valueStore } from './value-store';

const aheadMs = valueStore(0);

/** The product's own time: the sandbox can move it, and pages count days from it. */
export const productNow = (): Date => new Date(Date.now() + aheadMs.now());

/** Called with each answer that tells the server's time (ISO 8601). */
export const setProductTime = (now: string): void => aheadMs.set(new Date(now).getTime() - Date.now());

/** Calls when the server has told its time. Answers how to stop. */
export const onProductTime = aheadMs.subscribe;
