/** A value as a form says it: a text, or named values below it. */
export type FormValue = string | FormFields;
export type FormFields = { [name: string]: FormValue };

const fields = (): FormFields => Object.create(null) as FormFields;
const deepest = 20;

/** `items[0][price]` → items, 0, price. An empty bracket, as in `expand[]`, takes the next number. */
function pathOf(name: string): string[] {
  const [, head = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  return [head, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, inner = '']) => inner)].slice(0, deepest);
}

function set(into: FormFields, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(into).length) : head;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const there = into[key];
  const below = typeof there === 'object' ? there : fields();
  into[key] = below;
  set(below, rest, value);
}

/** Reads names with brackets, as the provider writes what is nested into a form or an address. */
export function nested(flat: Readonly<Record<string, unknown>>): FormFields {
  const whole = fields();
  for (const [name, value] of Object.entries(flat))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      set(whole, pathOf(name), typeof each === 'string' ? each : JSON.stringify(each ?? ''));
  return whole;
}
