import type { ReactNode } from 'react';
import { type BrandCategory, brandCategories, type BuiltInCategory } from '../../../server/contract/lists/brands';
import { Box } from '../elements';
import { type Inks, inkSets, inksFor, seedOf } from './inks';
import { Cat, Heart, Hanger, Kettlebell, Lipstick, Lotus, Phone } from './living-motifs';
import { Balloon, Bed, Blocks, LampAndPlant, Mountains } from './place-motifs';
import { BottleAndFruit, Bowl, Coupe, Cup, GiftBox } from './table-motifs';

const motifs: Record<BuiltInCategory, (props: { inks: Inks }) => ReactNode> = {
  restaurants: Bowl,
  'bars-and-pubs': Coupe,
  cafes: Cup,
  hotels: Bed,
  experiences: Balloon,
  travel: Mountains,
  'food-and-drink': BottleAndFruit,
  beauty: Lipstick,
  fashion: Hanger,
  wellness: Lotus,
  fitness: Kettlebell,
  home: LampAndPlant,
  technology: Phone,
  family: Blocks,
  pets: Cat,
  charity: Heart,
  other: GiftBox,
};

/** Shown behind the motif: a plate, an arch, a table. */
const backdrops: readonly ((inks: Inks) => ReactNode)[] = [
  ({ field }) => <circle cx={200} cy={250} r={164} fill={field} />,
  ({ field }) => <path d="M44 500V242C44 146 108 74 200 74s156 72 156 168v258Z" fill={field} />,
  ({ field }) => <path d="M-100 342h600v158h-600zM60 342a140 140 0 0 1 280 0Z" fill={field} />,
];

/** The visible part of the print, and its shape. */
const cuts = {
  people: { viewBox: '0 0 400 500', ratio: '4 / 5' },
  venue: { viewBox: '-70 70 540 360', ratio: '3 / 2' },
  square: { viewBox: '20 70 360 360', ratio: '1 / 1' },
} as const;

type OfferCoverProps = {
  /** The offer's id, which determines the colours and the backdrop. */
  id: string;
  category: BrandCategory;
  ratio?: keyof typeof cuts;
};

/** A category's symbol: its motif or, if staff have added it, its name. */
function Motif({ category, inks }: { category: BrandCategory; inks: Inks }) {
  const BuiltIn = motifs[category as BuiltInCategory];
  const added = brandCategories.find(({ id }) => id === category);
  if (!BuiltIn && added) return <NameTag name={added.label} inks={inks} />;
  const Drawn = BuiltIn ?? GiftBox;
  return <Drawn inks={inks} />;
}

/** The picture of an offer without a photo: its category, as a print in a few flat colours. Decorative. */
export function OfferCover({ id, category, ratio = 'people' }: OfferCoverProps) {
  const seed = seedOf(id);
  const inks = inksFor(seed);
  const backdrop = backdrops[Math.floor(seed / inkSets) % backdrops.length];
  return (
    <Box
      component="svg"
      viewBox={cuts[ratio].viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', aspectRatio: cuts[ratio].ratio }}
    >
      <rect x={-100} width={600} height={500} fill={inks.ground} />
      {backdrop?.(inks)}
      <Motif category={category} inks={inks} />
    </Box>
  );
}

const lineWidth = 208;
const largest = 58;
/** The width of a letter in the display typeface, in em; rather too wide than too narrow. */
const letter = 0.62;
const charactersALine = 9;

/** A name's words, wrapped into lines of similar length. */
export function linesOf(name: string): string[] {
  return name.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && longer.length <= charactersALine ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** A tag with a name on it, for a category without a motif. Drawn around (200, 250), inside a circle of 130. */
function NameTag({ name, inks }: { name: string; inks: Inks }) {
  const lines = linesOf(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(largest, lineWidth / (longest * letter), 132 / lines.length);
  const height = size * 1.1;
  return (
    <g>
      <path d="M200 158c-4-34 22-40 14-70" fill="none" stroke={inks.ink} strokeWidth={7} strokeLinecap="round" />
      <path
        d="m200 132 48 34h62a16 16 0 0 1 16 16v152a16 16 0 0 1-16 16H90a16 16 0 0 1-16-16V182a16 16 0 0 1 16-16h62Z"
        fill={inks.paper}
      />
      <circle cx={200} cy={160} r={11} fill={inks.ink} />
      <path d="M92 332h216" stroke={inks.accent} strokeWidth={7} strokeDasharray="2 16" strokeLinecap="round" />
      <text
        textAnchor="middle"
        fill={inks.ink}
        fontFamily="'Bricolage Grotesque Variable', sans-serif"
        fontWeight={650}
        fontSize={size}
        letterSpacing="-0.02em"
      >
        {lines.map((line, place) => (
          <tspan key={place} x={200} y={250 + (place - (lines.length - 1) / 2) * height + size * 0.34}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
