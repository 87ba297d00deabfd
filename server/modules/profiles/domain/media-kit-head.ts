import { brandCategories, homeLabel, labelOf } from '../../../contract/lists/index.js';
import { abbreviateNumber } from '../../../contract/rules/numbers.js';

type Kit = Readonly<{
  name: string;
  handle: string;
  bio: string;
  city: string | null;
  followers: number;
  categories: readonly string[];
}>;

const longestBio = 160;

/** Our own lists by their labels; imported values unchanged. */
const labelled = (category: string): string => labelOf(brandCategories, category, category);

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = line.slice(0, longestBio - 1).replace(/[\uD800-\uDBFF]$/, ''); // no split surrogate pair
  return line.length <= longestBio ? line : `${cut.trimEnd()}…`;
};

/** A media kit's link preview: shows nothing beyond its page. */
export function introduce(kit: Kit): Readonly<{ title: string; description: string }> {
  const { name, handle, bio, city, followers, categories } = kit;
  const home = homeLabel(city);
  const facts = [
    ...(home ? [home] : []),
    ...(followers > 0 ? [`${abbreviateNumber(followers)} followers`] : []),
    ...categories.slice(0, 3).map(labelled),
  ];
  const sentences = [...(facts.length > 0 ? [facts.join(' · ')] : []), ...(bio.trim() ? [shortened(bio)] : [])];
  return {
    title: `${name} (@${handle}) – Tastemaker`,
    description: sentences.join('. ') || `The media kit of ${name} on Tastemaker.`,
  };
}
