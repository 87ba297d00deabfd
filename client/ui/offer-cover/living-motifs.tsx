import type { Inks } from './inks';

/** Motifs of things and living beings. Each is drawn around (200, 250), inside a circle of 130. */

export function Lipstick({ inks }: { inks: Inks }) {
  return (
    <g>
      <circle cx={254} cy={226} r={70} fill={inks.ink} />
      <circle cx={254} cy={226} r={54} fill={inks.paper} />
      <path d="M222 240c10-26 28-40 52-46" fill="none" stroke={inks.field} strokeWidth={10} strokeLinecap="round" />
      <path d="M128 214v-54c0-18 30-34 52-40v94Z" fill={inks.accent} />
      <path d="M122 214h64v46h-64z" fill={inks.main} />
      <path d="M112 260h84v108h-84z" fill={inks.ink} />
      <path d="M128 284v60" stroke={inks.main} strokeWidth={7} strokeLinecap="round" />
      <path d="M212 330h96v34h-96z" fill={inks.main} />
      <path d="M212 346h96" stroke={inks.ink} strokeWidth={5} />
    </g>
  );
}

export function Hanger({ inks }: { inks: Inks }) {
  return (
    <g>
      <path
        d="M200 168v-16c0-8 22-10 22-28 0-28-42-28-42-2"
        fill="none"
        stroke={inks.ink}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path d="M152 178c14 20 82 20 96 0l58 34-26 54-26-12v118H146V254l-26 12-26-54Z" fill={inks.main} />
      <path d="M172 184c8 34 48 34 56 0" fill="none" stroke={inks.paper} strokeWidth={9} strokeLinecap="round" />
      <path d="M146 290h108v30H146z" fill={inks.accent} />
      <path d="M146 336h108" stroke={inks.paper} strokeWidth={7} strokeDasharray="14 12" />
    </g>
  );
}

export function Lotus({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M200 132c40 40 40 108 0 150-40-42-40-110 0-150Z" fill={inks.accent} />
      <path
        d="M118 170c58 6 82 52 82 112-58-6-84-52-82-112ZM282 170c-58 6-82 52-82 112 58-6 84-52 82-112Z"
        fill={inks.main}
      />
      <path
        d="M74 238c56-14 104 6 126 46-50 22-104 8-126-46ZM326 238c-56-14-104 6-126 46 50 22 104 8 126-46Z"
        fill={inks.ink}
      />
      <ellipse cx={200} cy={322} rx={86} ry={20} fill={inks.ink} />
      <ellipse cx={200} cy={352} rx={112} ry={20} fill={inks.main} />
    </g>
  );
}

export function Kettlebell({ inks }: { inks: Inks }) {
  return (
    <g>
      <path
        d="M148 226c-24-64-2-98 52-98s76 34 52 98"
        fill="none"
        stroke={inks.ink}
        strokeWidth={24}
        strokeLinecap="round"
      />
      <circle cx={200} cy={280} r={90} fill={inks.main} />
      <path d="M146 356h108c-6 14-24 18-54 18s-48-4-54-18Z" fill={inks.ink} />
      <circle cx={200} cy={280} r={46} fill={inks.paper} />
      <path d="m206 246-30 40h22l-6 30 32-42h-22Z" fill={inks.accent} />
    </g>
  );
}

export function Phone({ inks }: { inks: Inks }) {
  return (
    <g>
      <rect x={132} y={116} width={136} height={264} rx={24} fill={inks.ink} />
      <rect x={144} y={132} width={112} height={232} rx={12} fill={inks.paper} />
      <rect x={144} y={132} width={112} height={96} fill={inks.main} />
      <circle cx={228} cy={162} r={16} fill={inks.accent} />
      <path d="m144 228 36-46 26 30 18-18 32 34Z" fill={inks.ink} />
      <path d="M160 254h80M160 276h52" stroke={inks.ink} strokeWidth={8} strokeLinecap="round" />
      <rect x={160} y={304} width={80} height={34} rx={17} fill={inks.accent} />
      <path
        d="M92 214c-14 24-14 50 0 74M308 214c14 24 14 50 0 74"
        fill="none"
        stroke={inks.ink}
        strokeWidth={9}
        strokeLinecap="round"
      />
    </g>
  );
}

export function Cat({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M272 352c58 0 62-70 24-84" fill="none" stroke={inks.main} strokeWidth={22} strokeLinecap="round" />
      <path d="M136 372c-18-70-4-124 64-140 68 16 82 70 64 140Z" fill={inks.main} />
      <path d="m136 128 38 26h52l38-26 8 80c0 36-30 58-72 58s-72-22-72-58Z" fill={inks.main} />
      <path d="m146 148 18 18-14 18ZM254 148l-18 18 14 18Z" fill={inks.accent} />
      <circle cx={174} cy={200} r={9} fill={inks.ink} />
      <circle cx={226} cy={200} r={9} fill={inks.ink} />
      <path d="m192 216 16 0-8 10Z" fill={inks.ink} />
      <path
        d="M144 216h-36M148 230l-32 12M256 216h36M252 230l32 12"
        stroke={inks.ink}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path d="M148 262c30 18 74 18 104 0l4 16c-34 18-78 18-112 0Z" fill={inks.accent} />
      <path d="M184 372v-54M216 372v-54" stroke={inks.ink} strokeWidth={6} strokeLinecap="round" />
    </g>
  );
}

export function Heart({ inks }: { inks: Inks }) {
  return (
    <g>
      <path
        d="M200 284c-84-50-112-96-88-136 20-32 68-28 88 10 20-38 68-42 88-10 24 40-4 86-88 136Z"
        fill={inks.accent}
      />
      <path d="M136 186c0-18 10-30 26-30" fill="none" stroke={inks.paper} strokeWidth={9} strokeLinecap="round" />
      <path
        d="M76 300h52c28 0 44 22 72 22h36c22 0 22 26 0 26h-34 40l62-42c18-10 34 10 18 24l-62 48H138l-24-18H76Z"
        fill={inks.main}
      />
      <path d="M68 292h28v76H68z" fill={inks.ink} />
    </g>
  );
}
