import type { Theme } from '@mui/material/styles';

/** How a map looks: land and water, names and pins, in both colour schemes. */
export const mapLook = (theme: Theme) => ({
  position: 'absolute' as const,
  inset: 0,
  zIndex: 0,
  font: 'inherit',
  '&.leaflet-container': { bgcolor: 'pass.water', fontFamily: 'inherit', fontSize: '0.875rem' },
  '& .land': { fill: 'var(--mui-palette-pass-land)', stroke: 'var(--mui-palette-pass-shore)' },
  '& .lake': { fill: 'var(--mui-palette-pass-water)' },
  '& .river': { stroke: 'var(--mui-palette-pass-water)', fill: 'none' },
  '& .place': { pointerEvents: 'none' as const },
  '& .place span': {
    position: 'absolute' as const,
    transform: 'translate(-50%, 15px)',
    whiteSpace: 'nowrap' as const,
    fontSize: '0.8125rem',
    lineHeight: '1rem',
    fontWeight: 600,
    color: 'text.primary',
    // So that it can be read across a coast and on the edge of a pin.
    textShadow: ['-1px -1px', '1px -1px', '-1px 1px', '1px 1px', '0 0 3px']
      .map((side) => `${side} var(--mui-palette-pass-land)`)
      .join(),
  },
  '& .town span': { fontSize: '0.75rem', fontWeight: 450, color: 'text.secondary' },
  '& .pin': {
    display: 'grid',
    placeItems: 'center',
    borderRadius: '999px',
    border: '1px solid',
    borderColor: 'pass.lineStrong',
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontSize: '0.875rem',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    boxShadow: '0 1px 3px rgb(20 32 27/.28)',
    '&:hover': { borderColor: 'text.primary' },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
  },
  '& .pin.many': {
    borderWidth: 2,
    borderColor: 'background.paper',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& .pin.selected': {
    borderColor: 'background.paper',
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
  },
  // The one that is put on a spot shows which.
  '& .pin.spot::after': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'background.paper' },
  '&.leaflet-container .leaflet-control-attribution': {
    bgcolor: 'background.paper',
    color: 'text.secondary',
    '& a': { color: 'inherit' },
  },
  '& .leaflet-bar': { border: '1px solid', borderColor: 'pass.lineStrong', borderRadius: '6px', overflow: 'hidden' },
  // Leaflet has a size of its own for touch.
  '&.leaflet-container .leaflet-bar a': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    width: 44,
    height: 44,
    lineHeight: '44px',
    '&:hover, &:focus': { bgcolor: 'pass.sunken', color: 'text.primary' },
  },
  // Streets are drawn for daylight.
  ...theme.applyStyles('dark', {
    '& .leaflet-tile-pane': { filter: 'invert(1) hue-rotate(180deg) brightness(0.85)' },
  }),
});
