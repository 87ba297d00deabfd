import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What someone wrote, and who. */
export function Note({ by, children }: { by: string; children: string }) {
  return (
    <Box component="figure" sx={{ m: 0, pl: 4, borderLeft: '3px solid', borderColor: 'pass.lineStrong' }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {by}
      </Typography>
      <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </Box>
  );
}
