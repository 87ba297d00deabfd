import { motion } from '../../server/contract/tokens';
import { type Fact, FactList } from './FactList';
import { Box } from './elements';

type StampProps = {
  children: string;
  /** Its colour token. */
  ink?: 'primary' | 'error' | 'ink2';
  /** The animation when it is pressed: only if it has just happened. */
  animated?: boolean;
};

/** A finished ticket's stamp. */
export function Stamp({ children, ink = 'primary', animated = false }: StampProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 2.5,
        py: 1,
        border: '2.5px solid',
        borderRadius: '6px',
        color: `pass.${ink}`,
        typography: 'code',
        fontSize: '0.8125rem',
        fontWeight: 700,
        letterSpacing: '0.08em',
        textTransform: 'uppercase',
        transform: 'rotate(-9deg)',
        animation: animated ? `press ${motion.stamp}ms ${motion.easing} both` : undefined,
      }}
    >
      {children}
    </Box>
  );
}

export type TicketFact = Fact;

/** A ticket's facts, each with its label. */
export function TicketFacts({ facts }: { facts: readonly TicketFact[] }) {
  return <FactList facts={facts} sx={columns} />;
}

const columns = {
  flex: '1 1 180px',
  gridTemplateColumns: 'minmax(64px, auto) 1fr',
  columnGap: 3,
  rowGap: 1.5,
  // On a narrow ticket a date stays on one line, under its label.
  '@container (max-width: 250px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5 },
} as const;

/** The page's background shows through the ticket's notches, unless `--ticket-ground` says otherwise. */
const ground = 'var(--ticket-ground, var(--mui-palette-background-default))';

const notch = {
  content: '""',
  position: 'absolute',
  top: -8,
  width: 8,
  height: 16,
  bgcolor: ground,
  border: '1px solid',
  borderColor: 'divider',
} as const;

/** A ticket's perforation, with a half-circle punched out of the card's edge at either end. */
export function TicketRule() {
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 0 }}>
      <Box sx={{ mx: 4, borderTop: '1px dashed', borderColor: 'pass.lineStrong' }} />
      <Box
        sx={{
          '&::before': {
            ...notch,
            left: -1,
            borderLeftColor: ground,
            borderRadius: '0 8px 8px 0',
            borderLeftWidth: 0,
          },
          '&::after': {
            ...notch,
            right: -1,
            borderRightColor: ground,
            borderRadius: '8px 0 0 8px',
            borderRightWidth: 0,
          },
        }}
      />
    </Box>
  );
}
