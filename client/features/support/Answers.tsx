import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { measure } from '../../../server/contract/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { Fold } from '../../ui/Fold';
import { TextInput } from '../../ui/TextInput';
import { answers, answersFor } from './answers';

/** Questions and their answers, to open one by one and to search by words. */
export function Answers() {
  const [search, setSearch] = useState('');
  const found = answersFor(search);
  return (
    <Box component="section" aria-labelledby="answers-title">
      <Typography id="answers-title" variant="h2" sx={{ mb: 4 }}>
        Answers
      </Typography>
      <TextInput label="Search the answers" type="search" value={search} onChange={setSearch} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', my: 3 }}>
        {search.trim() ? `${found.length} of ${answers.length} answers` : `${answers.length} answers`}
      </Typography>
      {found.length === 0 && (
        <EmptyState
          title="No answer has all these words"
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              Clear the search
            </Button>
          }
        >
          Try fewer words, or ask us.
        </EmptyState>
      )}
      {found.map(({ question, answer }) => (
        <Box key={question} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
          <Fold summary={question} sx={{ typography: 'subtitle2', py: 3, justifyContent: 'space-between' }}>
            <Typography sx={{ pb: 4, color: 'text.secondary', maxWidth: measure }}>{answer}</Typography>
          </Fold>
        </Box>
      ))}
    </Box>
  );
}
