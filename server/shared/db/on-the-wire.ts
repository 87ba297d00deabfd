import pg from 'pg';

type Parser = (text: string) => unknown;

/** https://www.postgresql.org/docs/current/catalog-pg-type.html */
const timestamptz: number = pg.types.builtins.TIMESTAMPTZ;
const asDate = pg.types.getTypeParser(timestamptz) as Parser;

/**
 * A moment as PostgreSQL writes it (`2026-11-25 10:00:00.123456+00`), in JSON's form (`2026-11-25T10:00:00.123Z`). In UTC this
 * only rearranges the text; the rest takes the long way. Null for values without a date, such as `infinity`.
 */
export function momentOnTheWire(text: string): string | null {
  const isPlain = text.length >= 22 && text.length <= 29 && text[10] === ' ' && text.endsWith('+00');
  if (isPlain) return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  const date = asDate(text);
  return date instanceof Date ? date.toJSON() : null;
}

/** How the driver reads rows that go out as they are: no Date is made of a moment, only to be written as a text again. */
export const onTheWire: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text'): Parser =>
    oid === timestamptz
      ? momentOnTheWire
      : (pg.types.getTypeParser(oid, format) as Parser)) as typeof pg.types.getTypeParser,
};
