import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useStatements } from '../../api/reviews';
import { Fault } from '../Fault';
import { ExactTime } from '../RelativeTime';
import { type Sides, statementTitle } from './statement-words';

/** What both sides claimed and answered in a Collab, and what was decided, in their own words. Nothing where nothing was said. */
export function Statements({ collabId, sides }: { collabId: string; sides: Sides }) {
  const titleId = useId();
  const { data, error } = useStatements(collabId);
  if (error) return <Fault>{error.message}</Fault>;
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={titleId} variant="h3" component="h2">
        What was said
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {data.items.map((statement) => (
          <li key={statement.id}>
            <Quote title={statementTitle(statement, sides)} at={statement.at} words={statement.words} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

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
