import fs from 'node:fs';

/** The tests run on the product's defaults, never on a real database or account that the shell happens to name. */
export function onlyDefaults() {
  for (const [, name] of fs.readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm))
    delete process.env[name];
}
