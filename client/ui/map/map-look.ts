import type { Theme } from '@mui/material/styles';

/** The look of a map: land and water, names and pins, in both themes. */
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
    // A halo, to be readable across a coastline and on a pin's edge.
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
  // The marker of an exact location.
  '& .pin.spot::after': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'background.paper' },
  '&.leaflet-container .leaflet-control-attribution': {
    bgcolor: 'background.paper',
    color: 'text.secondary',
    '& a': { color: 'inherit' },
  },
  '& .leaflet-bar': { border: '1px solid', borderColor: 'pass.lineStrong', borderRadius: '6px', overflow: 'hidden' },
  // Leaflet has its own size for touch.
  '&.leaflet-container .leaflet-bar a': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    width: 44,
    height: 44,
    lineHeight: '44px',
    '&:hover, &:focus': { bgcolor: 'pass.sunken', color: 'text.primary' },
  },
  // Street tiles are designed for a light theme.
  ...theme.applyStyles('dark', {
    '& .leaflet-tile-pane': { filter: 'invert(1) hue-rotate(180deg) brightness(0.85)' },
  }),
});
