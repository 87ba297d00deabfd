import Box from '@mui/material/Box';

/** What is what, in two columns. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '168px minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 2,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
