import { Box } from '../ui/elements';

/** The product's name with its ticket. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: 'pass.ink' }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, flex: 'none' }}>
        <Box
          component="path"
          d="M8 2h16a4 4 0 0 1 4 4v7a3 3 0 0 0 0 6v7a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-7a3 3 0 0 0 0-6V6a4 4 0 0 1 4-4z"
          sx={{ fill: 'var(--mui-palette-pass-primary)' }}
        />
        <Box component="path" d="M9 8h14v4h-5v13h-4V12H9z" sx={{ fill: 'var(--mui-palette-pass-surface)' }} />
        <Box component="circle" cx="22.5" cy="22.5" r="2.5" sx={{ fill: 'var(--mui-palette-pass-brass)' }} />
      </Box>
      <Box component="span" sx={{ typography: 'h3', fontSize: '1.25rem' }}>
        Tastemaker
      </Box>
    </Box>
  );
}
