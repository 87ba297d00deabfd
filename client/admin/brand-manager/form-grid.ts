/** Two fields beside each other where there is room; one of the class `wide` has the row to itself. */
export const formGrid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  '& .wide': { gridColumn: '1 / -1' },
} as const;
