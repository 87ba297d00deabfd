import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownOperations, readFromSdk } from './params.js';
import { routes } from './routes.js';

describe('what the card provider’s stand-in takes', () => {
  it('was read from the SDK that is installed; if not, node sandbox/stripe/write-params.mjs reads it again', () => {
    const installed = readFileSync(path.resolve(__dirname, '../../node_modules/stripe/package.json'), 'utf8');
    expect(readFromSdk()).toBe((JSON.parse(installed) as { version: string }).version);
  });

  it('has a schema for every operation, and an operation for every schema', () => {
    expect(Object.keys(routes).sort()).toEqual(knownOperations().sort());
  });
});
