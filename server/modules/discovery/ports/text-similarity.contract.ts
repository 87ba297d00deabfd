import { tellsAtMost, type TextSimilarity } from './text-similarity.js';

type Bios = Readonly<{
  similarity: () => TextSimilarity;
  /** Stores somebody with this bio, and answers their id. */
  store: (bio: string) => Promise<string>;
  /** Stores an offer, live unless said otherwise, and answers its id. */
  storeOffer: (title: string, gives: string, state?: 'draft' | 'live') => Promise<string>;
}>;

/** What every TextSimilarity promises. */
export function textSimilarityContract({ similarity, store, storeOffer }: Bios): void {
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

  it('R435: gives points for each word that an offer shares with a bio, the same from both sides', async () => {
    const paddler = await store('Any kayak, any harbour, in any weather.');
    const other = await store('Sofas and naps.');
    const paddling = await storeOffer('Kayak at dawn', 'Two hours in the harbour, and breakfast.');
    const elsewhere = await storeOffer('Supper', 'Pasta by candlelight.');
    const near = await similarity().nearOffer(paddling);
    expect(near.get(paddler)).toMatchObject({ points: 8 });
    expect(near.get(paddler)?.because.split(', ').toSorted()).toEqual(['harbour', 'kayak']);
    expect(near.has(other)).toBe(false);
    expect((await similarity().nearOffer(elsewhere)).has(paddler)).toBe(false);
    expect(await similarity().offersNear(paddler)).toEqual(new Map([[paddling, 8]]));
    expect((await similarity().offersNear(other)).size).toBe(0);
  });

  it('gives an offer no more than words can be worth, and somebody no offer that is not live', async () => {
    const everything = await store('Glamping, falconry, archery, pottery.');
    const says = ['Falconry and archery', 'Glamping with pottery.'] as const;
    const live = await storeOffer(...says);
    await storeOffer(...says, 'draft');
    expect((await similarity().nearOffer(live)).get(everything)?.points).toBe(12);
    expect(await similarity().offersNear(everything)).toEqual(new Map([[live, 12]]));
  });

  it('counts no word of an offer that names gender, looks, age or health', async () => {
    const somebody = await store('Married women, single and vegan, with curly hair.');
    const spa = await storeOffer('For married women', 'A vegan lunch for the single and the curly.');
    expect((await similarity().nearOffer(spa)).has(somebody)).toBe(false);
    expect((await similarity().offersNear(somebody)).size).toBe(0);
    expect((await similarity().nearOffer('00000000-0000-7000-8000-000000000000')).size).toBe(0);
  });

  it('counts no word of an offer that very many write', async () => {
    const offer = await storeOffer('Wanderlust', 'A walk.');
    for (let number = 0; number <= tellsAtMost; number++) await store('Wanderlust!');
    expect((await similarity().nearOffer(offer)).size).toBe(0);
  });
}
