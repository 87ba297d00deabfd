/**
 * The files from which forms read how long a text and how large a number may be, which pattern it follows, and what is said of it:
 * the limits of the document's inputs, with their sentence, `x-says`, where a form says it before anything is sent. A file an
 * input, so that a page loads those of its own forms. By name, their text.
 */
export const limitsOf = ({ components: { schemas } }) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
      const fields = Object.entries(properties).flatMap(([field, property]) => limitOf(name, field, property));
      return fields.length ? [[`${name}.json`, `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`]] : [];
    }),
  );

function limitOf(name, field, { pattern, 'x-says': says, ...property }) {
  const { minLength, maxLength, minimum, maximum } = property;
  const limit = { least: minLength ?? minimum, most: maxLength ?? maximum, ...(says && { pattern, says }) };
  return says || (name.endsWith('Input') && limit.most !== undefined) ? [[field, limit]] : [];
}
