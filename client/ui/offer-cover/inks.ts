import { colours } from '../../../server/contract/colours';

/** A cover's inks. Covers look the same in both themes, like the photos they replace. */
export type Inks = Readonly<{
  ground: string;
  field: string;
  main: string;
  accent: string;
  ink: string;
  paper: string;
}>;

const { primary, primarySoft, accent, accentSoft, brass, enamel, enamelSoft, plum, ink, surface } = colours.light;
const cream = '#FFF3D6';
const rose = '#F5DDEF';

const bottle: Inks = { ground: primary, field: primarySoft, main: brass, accent, ink, paper: surface };

const sets: readonly Inks[] = [
  bottle,
  { ground: accent, field: accentSoft, main: primary, accent: brass, ink, paper: surface },
  { ground: brass, field: cream, main: accent, accent: primary, ink, paper: surface },
  { ground: enamel, field: enamelSoft, main: accent, accent: brass, ink, paper: surface },
  { ground: plum, field: rose, main: brass, accent: primary, ink, paper: surface },
  { ground: primarySoft, field: cream, main: primary, accent, ink, paper: surface },
];

/** A stable hash of the id. */
export const seedOf = (id: string): number =>
  [...id].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** One of the sets. */
export const inksFor = (seed: number): Inks => sets[seed % sets.length] ?? bottle;

export const inkSets = sets.length;
