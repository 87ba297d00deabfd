type Schema = { properties?: Record<string, { default?: unknown; description?: string }> };

/**
 * Says in words what a field is when it is left out. Generators take a field that has a `default` for one that is always there,
 * and would have every program write it.
 */
export function sayDefaults(schemas: Readonly<Record<string, unknown>> = {}): void {
  for (const { properties = {} } of Object.values(schemas) as Schema[])
    for (const property of Object.values(properties)) {
      if (property.default === undefined) continue;
      const said = `Defaults to \`${JSON.stringify(property.default)}\`.`;
      property.description = [property.description, said].filter(Boolean).join(' ');
      delete property.default;
    }
}
