import Box from '@mui/material/Box';

export const mainId = 'main';

/** The first thing the Tab key reaches: past the navigation, to the page. */
export function SkipLink() {
  return (
    <Box component="nav" aria-label="Skip">
      <Box
        component="a"
        href={`#${mainId}`}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          px: 4,
          py: 2,
          borderRadius: '6px',
          bgcolor: 'pass.primary',
          color: 'pass.onPrimary',
          fontWeight: 600,
          transform: 'translateY(-200%)',
          '&:focus': { transform: 'none' },
        }}
      >
        Skip to the page
      </Box>
    </Box>
  );
}
