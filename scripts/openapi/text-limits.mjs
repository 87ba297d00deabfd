/** The module from which forms read how long a text may be, and what is said of it: what the document's inputs carry as `x-says`. */
export function textLimitsOf({ components: { schemas } }) {
  const inputs = Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
    const texts = Object.entries(properties).filter(([, { 'x-says': says }]) => says);
    return texts.length ? [`export const ${name} = {\n${texts.map(line).join('')}};\n`] : [];
  });
  return `// Made by npm run openapi from docs/openapi.json: what is changed here is lost.\n\n${inputs.join('\n')}`;
}

const line = ([name, { minLength: least, maxLength: most, 'x-says': says }]) =>
  `  ${name}: ${JSON.stringify({ least, most, says })},\n`;
