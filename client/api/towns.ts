import { useSyncExternalStore } from 'react';
import { followTowns, nameTowns, type Town, townsNow } from '../../server/contract/lists/towns';
import type { components } from './schema';

type TownList = components['schemas']['TownList'];

const path = '/api/v1/towns';
const atOnce = 100;

const isTown = (found: TownList['items'][number]): found is Town => found.country !== null;

/** `answer` is the response of the towns route. */
function learn(answer: unknown): void {
  const { items } = answer as TownList;
  const known = new Map([...townsNow(), ...items.filter(isTown)].map((town) => [town.id, town]));
  if (known.size > townsNow().length) nameTowns([...known.values()]);
}

/** Without a response a town shows as unknown, and is fetched again with the next one. */
async function ask(ids: readonly string[]): Promise<void> {
  const response = await fetch(`${path}?ids=${ids.join()}`, { headers: { accept: 'application/json' } });
  if (response.ok) learn(await response.json());
}

const unknownOf = (named: readonly string[]): string[] => {
  const known = new Set(townsNow().map(({ id }) => id));
  return [...new Set(named)].filter((id) => !known.has(id));
};

async function askFor(named: readonly string[]): Promise<void> {
  const unknown = unknownOf(named);
  for (let from = 0; from < unknown.length; from += atOnce) await ask(unknown.slice(from, from + atOnce));
}

/** One at a time, so that nothing is fetched twice. */
let asking: Promise<unknown> = Promise.resolve();

/**
 * Towns aren't in the bundle: those named in a URL or a response are fetched before the response is passed on, so that
 * its reader has their names and places.
 */
export async function knowTowns(address: string, answer: unknown): Promise<void> {
  if (address.startsWith(path)) return learn(answer);
  const named = `${address} ${JSON.stringify(answer)}`.match(/(?<=["=,]|%2C|%22)town-\d{1,9}/g) ?? [];
  if (unknownOf(named).length === 0) return;
  asking = asking.then(() => askFor(named)).catch(() => undefined);
  await asking;
}

/** The towns known so far; components that use this re-render when there are more. */
export const useTowns = (): readonly Town[] => useSyncExternalStore(followTowns, townsNow);
