import type { Inks } from './inks';

/** Motifs of the table. Each is drawn around (200, 250), inside a circle of 130. */

export function Bowl({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M262 132 190 246M284 142 206 246" stroke={inks.ink} strokeWidth={9} strokeLinecap="round" />
      <ellipse cx={200} cy={248} rx={112} ry={34} fill={inks.paper} />
      <path
        d="M112 248c14-18 28-18 42 0s28 18 42 0 28-18 42 0 28 14 46 0M128 236c20-16 36-12 52 2s34 12 52-2 34-10 44 0"
        fill="none"
        stroke={inks.main}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <ellipse cx={154} cy={236} rx={30} ry={19} fill={inks.paper} />
      <circle cx={154} cy={236} r={12} fill={inks.accent} />
      <path d="M84 252h232c0 62-46 104-116 104S84 314 84 252Z" fill={inks.accent} />
      <path d="M96 284h208" stroke={inks.paper} strokeWidth={7} strokeDasharray="2 16" strokeLinecap="round" />
      <path d="M158 356h84v16h-84z" fill={inks.ink} />
    </g>
  );
}

export function Coupe({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M98 158h204c-4 68-46 104-102 104S102 226 98 158Z" fill={inks.paper} />
      <path d="M106 184h188c-12 48-48 72-94 72s-82-24-94-72Z" fill={inks.main} />
      <path d="M200 262v92" stroke={inks.ink} strokeWidth={10} />
      <path d="M146 366c8-14 30-18 54-18s46 4 54 18Z" fill={inks.ink} />
      <path d="m232 214 62-84" stroke={inks.ink} strokeWidth={6} strokeLinecap="round" />
      <circle cx={238} cy={206} r={20} fill={inks.accent} />
      <circle cx={290} cy={136} r={9} fill={inks.accent} />
      <path d="M132 172h44" stroke={inks.paper} strokeWidth={7} strokeLinecap="round" />
    </g>
  );
}

export function Cup({ inks }: { inks: Inks }) {
  return (
    <g>
      <path
        d="M158 196c-18-20 16-30 0-56M200 196c-18-20 16-34 0-64M242 196c-18-20 16-30 0-56"
        fill="none"
        stroke={inks.ink}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <ellipse cx={196} cy={344} rx={124} ry={22} fill={inks.ink} />
      <ellipse cx={196} cy={336} rx={124} ry={22} fill={inks.paper} />
      <path d="M276 238c50-8 56 66-16 68" fill="none" stroke={inks.main} strokeWidth={16} />
      <path d="M104 216h184c4 70-28 122-92 122s-96-52-92-122Z" fill={inks.main} />
      <ellipse cx={196} cy={216} rx={92} ry={18} fill={inks.accent} />
      <path d="M124 262c4 22 12 38 26 50" fill="none" stroke={inks.paper} strokeWidth={8} strokeLinecap="round" />
    </g>
  );
}

export function BottleAndFruit({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M154 128h36v58c28 16 36 40 36 66v112H118V252c0-26 8-50 36-66Z" fill={inks.main} />
      <path d="M150 118h44v24h-44z" fill={inks.ink} />
      <path d="M118 262h108v68H118z" fill={inks.paper} />
      <path d="M136 284h72M136 306h44" stroke={inks.ink} strokeWidth={7} strokeLinecap="round" />
      <circle cx={256} cy={312} r={52} fill={inks.accent} />
      <circle cx={256} cy={312} r={37} fill={inks.paper} />
      <path d="M256 275v74M224 294l64 36M288 294l-64 36" stroke={inks.accent} strokeWidth={7} />
      <path d="M256 260c4-28 22-40 46-40 0 26-18 42-46 40Z" fill={inks.ink} />
    </g>
  );
}

export function GiftBox({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M200 190c-70-10-84-64-48-70 28-4 44 34 48 70 4-36 20-74 48-70 36 6 22 60-48 70Z" fill={inks.accent} />
      <path d="M92 186h216v46H92z" fill={inks.ink} />
      <path d="M108 232h184v134H108z" fill={inks.main} />
      <path d="M182 186h36v180h-36z" fill={inks.accent} />
      <path d="M128 260v80" stroke={inks.paper} strokeWidth={8} strokeLinecap="round" />
    </g>
  );
}
