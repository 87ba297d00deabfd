import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { goldenRules } from '../../../server/contract/rules/constants';
import { measure } from '../../../server/contract/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { Fold } from '../../ui/Fold';
import { TextInput } from '../../ui/TextInput';

/** Questions and answers, each expandable, with a search. */
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

type Answer = Readonly<{ question: string; answer: string }>;

/** Common questions about the product. */
const answers: readonly Answer[] = [
  {
    question: 'How do I sign in without a password?',
    answer:
      'Type your email address and choose Continue. We’ll email you a link that works once, for 15 minutes. Only the latest link works.',
  },
  {
    question: 'I’ve forgotten my password. What now?',
    answer:
      'Choose “Forgot password” where you sign in with a password. We’ll email you a link to set a new one, and you’ll be signed out everywhere else.',
  },
  {
    question: 'How long does a brand have to answer a request?',
    answer: 'Seven days. After that the request expires.',
  },
  {
    question: 'How do we agree a time for the visit?',
    answer:
      'Once the request is approved, the influencer opens the Collab and chooses one of the brand’s times. If none suits, they message the brand.',
  },
  {
    question: 'When and how do creators submit content?',
    answer:
      'After the visit, they open the Collab, upload each piece and add its caption. Files can be up to 2 GB, and an interrupted upload can be resumed.',
  },
  { question: 'What are the golden rules?', answer: goldenRules.map(({ text }) => text).join(' ') },
  {
    question: 'Does a post have to say that it’s an ad?',
    answer: 'Yes. In the UK a gifted visit is advertising, so the caption starts with “Ad”.',
  },
  {
    question: 'What happens when a brand suggests changes?',
    answer: 'The influencer sees the brand’s comments and submits a new version, which the brand reviews.',
  },
  {
    question: 'Which link is added once the post is out?',
    answer:
      'The full link to the post on Instagram, TikTok or YouTube, not to your profile. Content made only for the brand isn’t posted: it’s done once approved.',
  },
  {
    question: 'When is a Collab completed?',
    answer: 'When every piece is approved and, if it’s to be posted, published with its link added.',
  },
  {
    question: 'Can I withdraw a request or cancel a Collab?',
    answer:
      'You can withdraw your request until it’s answered. After that, either side can cancel until all content is submitted. We let the other side know immediately, and it can’t be undone.',
  },
  {
    question: 'Who sees my Collabs, messages and files?',
    answer:
      'The brand and the influencer of a Collab see it and the files submitted for it; our staff can look at both to help. Messages are private to the two sides. Staff only read them if one of you reports the conversation, and every time is recorded.',
  },
  {
    question: 'How do I sign out on a device I no longer have?',
    answer:
      'On any device you still have, open “Sign-in and security”: brands find it under Preferences, creators under Account. You can sign out of one browser there, or everywhere at once.',
  },
];

/** The entries whose question or answer contains every word; all without a word. */
function answersFor(search: string): readonly Answer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return answers.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
