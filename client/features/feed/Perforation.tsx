import { Box } from '../../ui/elements';

const notch = {
  content: '""',
  position: 'absolute',
  width: 16,
  height: 16,
  borderRadius: '50%',
  bgcolor: 'background.default',
  border: '1px solid',
  borderColor: 'divider',
} as const;

/** Where the stub would be torn off the cover: a notch at either end, beside each other on phones. */
export function Perforation() {
  return (
    <Box
      aria-hidden
      sx={{
        position: { xs: 'relative', sm: 'absolute' },
        left: { sm: '40%' },
        top: { sm: 0 },
        bottom: { sm: 0 },
        height: { xs: 0, sm: 'auto' },
        zIndex: 1,
        clipPath: { xs: 'inset(-8px 0)', sm: 'inset(0 -8px)' },
        '&::before': { ...notch, left: -8, top: -8, borderColor: { xs: 'transparent', sm: 'divider' } },
        '&::after': {
          ...notch,
          left: { xs: 'auto', sm: -8 },
          right: { xs: -8, sm: 'auto' },
          top: { xs: -8, sm: 'auto' },
          bottom: { sm: -8 },
          borderColor: { xs: 'transparent', sm: 'divider' },
        },
      }}
    />
  );
}
