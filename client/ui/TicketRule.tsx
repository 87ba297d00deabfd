import Box from '@mui/material/Box';

/** What the ticket lies on shows through its notches; it is the page unless `--ticket-ground` says otherwise. */
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

/** The dashed rule of a ticket, with a half-circle punched out of the card's edge at either end. */
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
