/**
 * The module from which forms read how long a text and how large a number may be, which pattern it follows, and what is said of it:
 * the limits of the document's inputs, with their sentence, `x-says`, where a form says it before anything is sent.
 */
export function limitsOf({ components: { schemas } }) {
  const inputs = Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
    const lines = Object.entries(properties).flatMap(([field, property]) => line(name, field, property));
    return lines.length ? [`export const ${name} = {\n${lines.join('')}};\n`] : [];
  });
  return `// Made by npm run openapi from docs/openapi.json: what is changed here is lost.\n\n${inputs.join('\n')}`;
}

function line(name, field, { pattern, 'x-says': says, ...property }) {
  const { minLength, maxLength, minimum, maximum } = property;
  const limit = { least: minLength ?? minimum, most: maxLength ?? maximum, ...(says && { pattern, says }) };
  if (!says && !(name.endsWith('Input') && limit.most !== undefined)) return [];
  return [`  ${field}: ${JSON.stringify(limit)},\n`];
}
