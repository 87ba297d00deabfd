import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type MapAndCitiesProps = { cities: ReactNode; /** The map, which fills what it is given. */ children: ReactNode };

/** The map with its cities: beside it where there is room for both, else below it. */
export function MapAndCities({ cities, children }: MapAndCitiesProps) {
  return (
    <Box sx={{ containerType: 'inline-size', height: { md: '100%' }, mx: { xs: -4, md: 0 } }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 4,
          height: '100%',
          '@container (min-width: 440px)': { flexDirection: { md: 'row' } },
        }}
      >
        <Box
          sx={{
            position: 'relative',
            flex: { xs: '0 0 max(320px, calc(100dvh - 490px))', md: '1 1 0' },
            minWidth: 0,
            minHeight: { md: 320 },
            overflow: 'hidden',
            border: { md: '1px solid' },
            borderColor: { md: 'divider' },
            borderRadius: { md: '12px' },
          }}
        >
          {children}
        </Box>
        <Box
          sx={{
            px: { xs: 4, md: 0 },
            overflowY: { md: 'auto' },
            maxHeight: { md: '40%' },
            '@container (min-width: 440px)': { flex: { md: '0 0 152px' }, maxHeight: { md: 'none' } },
          }}
        >
          {cities}
        </Box>
      </Box>
    </Box>
  );
}
