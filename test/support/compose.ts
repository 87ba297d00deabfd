import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, YAML11_SCHEMA } from 'js-yaml';

export type Service = {
  image?: string;
  build?: object;
  command?: string | string[];
  environment?: Record<string, string | number>;
  depends_on?: string[] | Record<string, object>;
  networks?: string[] | Record<string, { aliases?: string[] }>;
  volumes?: string[];
};
export type Compose = {
  services: Record<string, Service>;
  networks: Record<string, object | null>;
  volumes: Record<string, null>;
  configs?: Record<string, { content: string }>;
};

const folder = path.resolve(__dirname, '../../docker');

/** The text of a file in `docker/`. */
export const dockerFile = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

export const composed = (file: string): Compose => load(dockerFile(file), { schema: YAML11_SCHEMA }) as Compose;

/** Expands `${NAME:-else}` and `${NAME:?why}` as compose does. */
export function filled(value: string | number, given: Record<string, string>): string {
  const once = String(value).replace(
    /\$\{(\w+)(?::([-?])((?:[^{}]|\$\{[^}]*\})*))?\}/g,
    (_, name: string, sign, other) => given[name] ?? (sign === '-' ? (other as string) : ''),
  );
  return once.includes('${') ? filled(once, given) : once;
}

/** A service's environment in compose. */
export const environmentOf = ({ environment = {} }: Service, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, given)]));
