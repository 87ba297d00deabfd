import { Box } from './elements';

/** A number at the end of a line, hidden from screen readers, which get it in words, there or on the linked page. */
export function CountBadge({ count, title }: { count: number; title: string }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden
      title={title}
      sx={{
        ml: 'auto',
        px: 1.5,
        minWidth: 22,
        borderRadius: '11px',
        typography: 'caption',
        fontWeight: 650,
        textAlign: 'center',
        bgcolor: 'pass.accent',
        color: 'background.paper',
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
