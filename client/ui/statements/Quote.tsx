import Box from '@mui/material/Box';
import { ExactTime } from '../RelativeTime';

/** Who said or decided something and when, above their words if they gave any. */
export function Quote({ title, at, words }: { title: string; at: string; words: string | null }) {
  return (
    <Box component="figure" sx={{ m: 0, pl: 4, borderLeft: '3px solid', borderColor: 'pass.lineStrong' }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {title}, <ExactTime time={at} />
      </Box>
      {words && (
        <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </Box>
      )}
    </Box>
  );
}
