// Two linters' findings in docs/openapi.json, one per line, each with its rule and location.
import fs from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const spectralRules = {
  'openapi-tags-alphabetical': 'off', // they are in the order in which people look for them
  'operation-singular-tag': 'off', // an operation may serve both pages and programs
  'contact-properties': 'off', // the product's operator provides the contact
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
