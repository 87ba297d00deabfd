/** How a map looks: paper and coast, pins and numbers, in both colour schemes. */
export const mapLook = {
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  bgcolor: 'pass.sunken',
  font: 'inherit',
  '&.leaflet-container': { bgcolor: 'pass.sunken', fontFamily: 'inherit', fontSize: '0.875rem' },
  '& .coast': { fill: 'var(--mui-palette-background-paper)', stroke: 'var(--mui-palette-pass-lineStrong)' },
  '& .city': { pointerEvents: 'none' },
  '&:not(.near-by) .city.near': { display: 'none' },
  '& .city span': {
    position: 'absolute',
    transform: 'translate(-50%, 14px)',
    whiteSpace: 'nowrap',
    fontSize: '0.78125rem',
    color: 'text.primary',
    // So that it can be read across a coast and on the edge of a pin.
    textShadow: ['-1px -1px', '1px -1px', '-1px 1px', '1px 1px', '0 0 3px']
      .map((side) => `${side} var(--mui-palette-background-paper)`)
      .join(),
  },
  '& .pin': {
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'background.paper',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
  },
  '& .pin:not(.many)': { borderRadius: '50% 50% 50% 4px', transformOrigin: 'center' },
  '& .pin.selected': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
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
} as const;
