import type { Inks } from './inks';

/** Motifs of places to go. Each is drawn around (200, 250), inside a circle of 130. */

export function Bed({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M100 166c0-26 20-42 46-42h108c26 0 46 16 46 42v110H100Z" fill={inks.ink} />
      <rect x={118} y={210} width={76} height={52} rx={14} fill={inks.paper} />
      <rect x={206} y={210} width={76} height={52} rx={14} fill={inks.paper} />
      <path d="M84 286c0-22 16-34 36-34h160c20 0 36 12 36 34v50H84Z" fill={inks.main} />
      <path d="M84 296h232v26H84z" fill={inks.accent} />
      <path d="M98 336h18v34H98zM284 336h18v34h-18z" fill={inks.ink} />
      <circle cx={200} cy={164} r={18} fill={inks.main} />
    </g>
  );
}

export function Balloon({ inks }: { inks: Inks }) {
  return (
    <g>
      <path
        d="M200 112c64 0 104 42 104 96 0 52-46 86-78 118h-52c-32-32-78-66-78-118 0-54 40-96 104-96Z"
        fill={inks.main}
      />
      <path
        d="M200 112c28 0 46 42 46 96 0 52-18 86-30 118h-32c-12-32-30-66-30-118 0-54 18-96 46-96Z"
        fill={inks.accent}
      />
      <path d="M200 112c8 0 14 42 14 96 0 52-6 86-8 118h-12c-2-32-8-66-8-118 0-54 6-96 14-96Z" fill={inks.paper} />
      <path d="M180 326v22M220 326v22" stroke={inks.ink} strokeWidth={6} />
      <path d="M172 346h56l-6 34h-44Z" fill={inks.ink} />
      <path d="M76 300h46M278 330h54M92 318h22" stroke={inks.ink} strokeWidth={7} strokeLinecap="round" />
    </g>
  );
}

export function Mountains({ inks }: { inks: Inks }) {
  return (
    <g>
      <circle cx={262} cy={172} r={44} fill={inks.accent} />
      <path d="m64 336 92-168 92 168Z" fill={inks.main} />
      <path d="m156 168 32 58-18-8-16 18-14-16-16 6Z" fill={inks.paper} />
      <path d="m180 336 74-118 82 118Z" fill={inks.ink} />
      <path d="m254 218 24 34-14-4-12 12-18-10Z" fill={inks.paper} />
      <path d="M72 336h256c-24 30-70 48-128 48S96 366 72 336Z" fill={inks.accent} />
      <path d="M150 352h52M186 368h66" stroke={inks.paper} strokeWidth={6} strokeLinecap="round" />
    </g>
  );
}

export function LampAndPlant({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M118 124h92l34 96H84Z" fill={inks.main} />
      <path d="M164 220v132" stroke={inks.ink} strokeWidth={10} />
      <path d="M116 366c4-12 20-18 48-18s44 6 48 18Z" fill={inks.ink} />
      <path d="M208 220v34" stroke={inks.ink} strokeWidth={4} />
      <circle cx={208} cy={260} r={7} fill={inks.accent} />
      <path
        d="M266 310c-40-12-46-54-32-82 26 16 40 44 32 82ZM272 310c-4-48 18-80 46-88 10 36-6 76-46 88Z"
        fill={inks.ink}
      />
      <path d="M230 306h80l-12 60h-56Z" fill={inks.accent} />
      <path d="M236 322h68" stroke={inks.paper} strokeWidth={6} strokeLinecap="round" />
    </g>
  );
}

export function Blocks({ inks }: { inks: Inks }) {
  return (
    <g>
      <path d="M140 206 200 122l60 84Z" fill={inks.accent} />
      <rect x={140} y={206} width={120} height={76} fill={inks.main} />
      <path d="M176 282v-30c0-34 48-34 48 0v30Z" fill={inks.field} />
      <rect x={88} y={288} width={82} height={80} rx={8} fill={inks.ink} />
      <circle cx={129} cy={328} r={20} fill={inks.paper} />
      <rect x={176} y={288} width={82} height={80} rx={8} fill={inks.accent} />
      <path d="m217 304 24 44h-48Z" fill={inks.paper} />
      <circle cx={296} cy={334} r={34} fill={inks.main} />
      <path d="M264 322c20 10 44 10 64 0" fill="none" stroke={inks.paper} strokeWidth={8} />
    </g>
  );
}
