/** One line of a menu of the shell, high enough for a thumb. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 44,
  px: 3,
  borderRadius: '6px',
  typography: 'body1',
} as const;
