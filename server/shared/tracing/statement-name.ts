const texts = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
const withNames =
  /(?:\bwith(?:\s+recursive)?|,|\))\s+"?(\w+)"?(?:\s*\([\w\s,"]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;
const tables =
  /\b(?:insert\s+into|delete\s+from|(?<!distinct\s)(?<!\w\s*\(\s*\w+\s)from|join)\s+(?:only\s+|lateral\s+)?((?:"?\w+"?\.)?"?[a-z_]\w*"?)(?!\s*\(|[\w."])|\binsert\s+into\s+((?:"?\w+"?\.)?"?\w+"?)|\bupdate\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)(?:\s+(?:as\s+)?"?\w+"?)?\s+set\b/gi;
const writes = /\b(insert)\s+into\b|\b(delete)\s+from\b|(?<!\bfor\s|\bdo\s|\bno key\s)\b(update)\s+\S/i;

/** The first few say what a statement is about. */
const most = 4;

/** What a statement does and to which tables: `SELECT collabs brands`. Nothing else of it, so that no value of anybody's is in it. */
export function statementName(sql: string): string {
  const text = sql.replace(texts, "''");
  const made = new Set([...text.matchAll(withNames)].map(([, name]) => name!.toLowerCase()));
  const found = [...text.matchAll(tables)]
    .map(([, one, two, three]) => (one ?? two ?? three)!.replaceAll('"', '').toLowerCase())
    .filter((table) => !made.has(table) && table !== 'select');
  return [verbOf(text), ...[...new Set(found)].slice(0, most)].join(' ');
}

function verbOf(text: string): string {
  const first = (/[a-z]+/i.exec(text)?.[0] ?? 'statement').toUpperCase();
  if (first !== 'WITH') return first;
  return (writes.exec(text)?.slice(1).find(Boolean) ?? 'select').toUpperCase();
}
