import fs from 'node:fs';

/** Tests run on the product's defaults, never on a real database or account from the shell's environment. */
export function onlyDefaults() {
  for (const [, name] of fs.readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm))
    delete process.env[name];
}
