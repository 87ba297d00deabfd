import Box from '@mui/material/Box';
import { Avatar } from '../../ui/Avatar';
import { Ticket } from '../../ui/Ticket';

const tickets = [
  {
    stage: 3,
    number: '#4A8D2',
    title: 'Harbour Rooms',
    subtitle: 'One night for two, Brighton',
    facts: [
      { label: 'Given', value: 'Room and breakfast, £180' },
      { label: 'Asked', value: '1 post, 3 stories' },
      { label: 'Next', value: 'Pick a time' },
    ],
    turn: -1.6,
    drop: 0,
  },
  {
    stage: 6,
    number: '#4A417',
    title: 'Casa Olmo',
    subtitle: 'Tasting menu, Bristol',
    facts: [
      { label: 'Given', value: 'Lunch for two, £140' },
      { label: 'Made', value: '1 reel, 2 stories' },
    ],
    turn: 1.2,
    drop: 36,
    stamp: 'Completed',
  },
] as const;

/** The product in one picture: tickets on the rail of a kitchen pass. */
export function PassRail() {
  return (
    <Box aria-hidden sx={{ position: 'relative', pt: 8, minWidth: 0 }}>
      <Box
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: 14,
          insetInline: 0,
          height: 24,
          borderRadius: '4px',
          bgcolor: 'pass.primary',
        }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          px: { xs: 4, sm: 6 },
        }}
      >
        {tickets.map(({ turn, drop, title, facts, ...ticket }, index) => (
          <Box
            key={title}
            sx={{
              display: { xs: index === 0 ? 'none' : 'block', sm: 'block' },
              mt: { sm: `${drop}px` },
              transform: `rotate(${turn}deg)`,
              transformOrigin: 'top center',
            }}
          >
            <Ticket title={title} facts={facts} media={<Avatar filePath={null} name={title} size={44} />} {...ticket} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
