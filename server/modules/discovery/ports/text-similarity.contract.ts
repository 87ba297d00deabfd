import { tellsAtMost, type TextSimilarity } from './text-similarity.js';

type Bios = Readonly<{
  similarity: () => TextSimilarity;
  /** Stores somebody with this bio, and answers their id. */
  store: (bio: string) => Promise<string>;
}>;

/** What every TextSimilarity promises. */
export function textSimilarityContract({ similarity, store }: Bios): void {
  it('gives points for each word of a bio, and says which', async () => {
    const baker = await store('I bake sourdough, and eat pistachios.');
    const other = await store('Travel and trains.');
    const near = await similarity().near(['sourdough', 'pistachios', 'rooftop']);
    expect(near.get(baker)).toEqual({ points: 8, because: 'sourdough, pistachios' });
    expect(near.has(other)).toBe(false);
  });

  it('gives no more than words can be worth, whatever the case', async () => {
    const everything = await store('Sourdough, Matcha, Negroni and Kimchi!');
    const near = await similarity().near(['kimchi', 'matcha', 'negroni', 'sourdough']);
    expect(near.get(everything)?.points).toBe(12);
  });

  it('finds nobody by no words, by parts of a word and by what everybody says', async () => {
    const baker = await store('Focaccia!');
    expect((await similarity().near([])).size).toBe(0);
    expect((await similarity().near(['caccia', 'the'])).has(baker)).toBe(false);
    for (let number = 0; number <= tellsAtMost; number++) await store('Foodie.');
    expect((await similarity().near(['foodie'])).size).toBe(0);
  });
}
