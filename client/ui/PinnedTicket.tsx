import { floatingShadow } from '../../server/contract/tokens';
import { inDark } from '../shell/appearance/appearance';
import { Ticket } from './Ticket';
import { Box } from './elements';

/** The cloth below the drawing. */
export const tableGreen = { light: '#0B5B45', dark: '#0A3A2D' } as const;

const facts = [
  { label: 'Gift', value: 'Tasting menu for two, £140' },
  { label: 'Content', value: '1 reel, 2 stories' },
];

/** The logo of the restaurant on the example tickets. */
export const CasaOlmo = () => (
  <Box component="img" src="/casa-olmo.svg" alt="" sx={{ width: 44, height: 44, borderRadius: '50%' }} />
);

/** A finished Collab, pinned over the table. */
export function PinnedTicket() {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: { md: '9%' },
        left: '50%',
        width: 330,
        maxWidth: '78%',
        transform: 'translateX(-50%) rotate(-2.2deg)',
        '--ticket-ground': tableGreen.light,
        [inDark]: { '--ticket-ground': tableGreen.dark },
        '& article': { boxShadow: floatingShadow },
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: -9,
          left: '50%',
          ml: '-9px',
          width: 18,
          height: 18,
          borderRadius: '50%',
          bgcolor: 'pass.accent',
          boxShadow: '0 2px 3px rgb(0 0 0 / .3), inset 0 -2px 0 rgb(0 0 0 / .18)',
        }}
      />
      <Ticket
        stage={6}
        number="#4A417"
        title="Late lunch at Casa Olmo"
        subtitle="with @marta.eats, Bristol"
        media={<CasaOlmo />}
        facts={facts}
        stamp="Completed"
      />
    </Box>
  );
}
