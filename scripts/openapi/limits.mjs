import fs from 'node:fs';
import path from 'node:path';

/**
 * The files from which forms read limits on text lengths, numbers and list sizes, patterns, and messages (`x-says` in
 * the document). There is one for each of the `wanted` schemas, so that a page loads only those of its own forms.
 * Contents by file name.
 */
export const limitsOf = ({ components: { schemas } }, wanted) =>
  Object.fromEntries(
    wanted.flatMap((name) => {
      const fields = Object.entries(schemas[name]?.properties ?? {}).flatMap(limitOf);
      return fields.length ? [[`${name}.json`, `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`]] : [];
    }),
  );

function limitOf([field, { pattern, 'x-says': says, ...property }]) {
  const limit = {
    least: property.minLength ?? property.minimum ?? property.minItems,
    most: property.maxLength ?? property.maximum ?? property.maxItems,
    ...(says && { pattern, says }),
  };
  return says || limit.most !== undefined ? [[field, limit]] : [];
}

/** The schemas whose limits are imported by files in this folder, in order. */
export function limitsWanted(folder) {
  const imported = fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/\/limits\/(\w+)\.json'/g)]);
  return [...new Set(imported.map(([, schema]) => schema))].sort();
}
