import type { Inks } from './inks';

const lineWidth = 208;
const largest = 58;
/** How wide a letter of the display type is, in parts of its size; rather too wide than too narrow. */
const letter = 0.62;
const charactersALine = 9;

/** The words of a name, set in lines of about the same length. */
export function linesOf(name: string): string[] {
  return name.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && longer.length <= charactersALine ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** A tag with a name on it, for a category that no motif was drawn for. Drawn round (200, 250), inside a circle of 130. */
export function NameTag({ name, inks }: { name: string; inks: Inks }) {
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
