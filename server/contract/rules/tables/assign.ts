/** A choice for some of the fields, by field; its score is the sum of its parts. */
type Choice<Field> = Readonly<{ score: number; columns: ReadonlyMap<Field, number> }>;

/**
 * Which column holds which field: of all assignments, with no column twice, the one with the greatest sum of scores; of equals the
 * one with the earlier columns. A score of 0 or less assigns nothing.
 * @param columns how many there are
 */
export function assign<Field extends string>(
  fields: readonly Field[],
  columns: number,
  score: (field: Field, column: number) => number,
): Partial<Record<Field, number>> {
  // The best choice for each set of fields that are taken already, the sets as bits.
  let best = new Map<number, Choice<Field>>([[0, { score: 0, columns: new Map() }]]);
  for (let column = 0; column < columns; column++) {
    const scores = fields.map((field) => score(field, column));
    const next = new Map(best);
    for (const [taken, choice] of best) {
      fields.forEach((field, at) => {
        const bit = 1 << at;
        const sum = choice.score + scores[at]!;
        if (taken & bit || scores[at]! <= 0 || sum <= (next.get(taken | bit)?.score ?? 0)) return;
        next.set(taken | bit, { score: sum, columns: new Map(choice.columns).set(field, column) });
      });
    }
    best = next;
  }
  const [winner] = [...best.values()].toSorted((a, b) => b.score - a.score);
  return Object.fromEntries(winner!.columns) as Partial<Record<Field, number>>;
}
