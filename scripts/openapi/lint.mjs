// What two linters have to say of docs/openapi.json: lines, each with the rule and the place; none when it is clean.
import fs from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const spectralRules = {
  'openapi-tags-alphabetical': 'off', // they stand in the order in which one looks for them
  'operation-singular-tag': 'off', // an operation may be for pages and for programs
  'contact-properties': 'off', // whom to write to is said by whoever runs the product
};

async function redocly(file) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: file, config });
  return problems.map(({ ruleId, message, location }) => `redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

async function spectral(file) {
  const linter = new spectralCore.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'all']], rules: spectralRules });
  const problems = await linter.run(JSON.parse(fs.readFileSync(file, 'utf8')));
  return problems.map(({ code, message, path }) => `spectral ${code}: ${message} ${path.join('/')}`);
}

export const lintOpenApi = async (file) => [...(await redocly(file)), ...(await spectral(file))];
