/** Like `Promise.all` over `map`, but one after the other: a transaction has one connection, which takes one statement at a time. */
export async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
