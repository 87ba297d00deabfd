/** The fields of a form, one under the other. */
export const formRows = { display: 'grid', gap: 5, maxWidth: 560 } as const;

/** Two short fields beside each other, where there is room. */
export const pair = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
