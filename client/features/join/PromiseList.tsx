import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export type Promised = readonly [word: string, sentence: string];

/** What one may expect, a word and a sentence each. */
export function PromiseList({ promises }: { promises: readonly Promised[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4 }}>
      {promises.map(([word, sentence]) => (
        <div key={word}>
          <Typography component="dt" variant="subtitle1">
            {word}
          </Typography>
          <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {sentence}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
