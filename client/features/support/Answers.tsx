import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { goldenRules } from '../../../server/contract/rules/constants';
import { measure } from '../../../server/contract/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { TextInput } from '../../ui/TextInput';

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
        <Box component="details" key={question} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
          <Box component="summary" sx={{ typography: 'subtitle2', py: 3, cursor: 'pointer' }}>
            {question}
          </Box>
          <Typography sx={{ pb: 4, color: 'text.secondary', maxWidth: measure }}>{answer}</Typography>
        </Box>
      ))}
    </Box>
  );
}

type Answer = Readonly<{ question: string; answer: string }>;

/** What people ask about the product as it stands. */
const answers: readonly Answer[] = [
  {
    question: 'How do I sign in without a password?',
    answer:
      'Type your e-mail address and choose Continue. We send you a link that works once, for 15 minutes. Only the newest link works.',
  },
  {
    question: 'I have forgotten my password. What now?',
    answer:
      'Choose “Forgot password” where you sign in with a password. We mail you a link to set a new one, and all your other sessions end.',
  },
  {
    question: 'How long does a brand have to answer a request?',
    answer: 'Seven days. A request that has not been answered by then expires.',
  },
  {
    question: 'How is the time of a visit chosen?',
    answer:
      'Once the request is approved, the influencer opens the Collab and takes one of the times that the brand has published. If no time suits, write to the brand under DMs.',
  },
  {
    question: 'When and how do creators submit content?',
    answer:
      'After the visit, open the Collab, upload each piece and add its caption. A file can have at most 2 GB, and an interrupted upload can be resumed.',
  },
  { question: 'What are the golden rules?', answer: goldenRules.map(({ text }) => text).join(' ') },
  {
    question: 'Must a post say that it is an ad?',
    answer: 'Yes. A gifted visit is advertising in the UK, so the caption begins with “Ad”.',
  },
  {
    question: 'What happens when a brand suggests changes?',
    answer:
      'The piece goes back to the influencer with the brand’s comment, as a numbered round. The influencer submits a new version, and the brand reviews it.',
  },
  {
    question: 'Which address do I give once the post is out?',
    answer:
      'The full address of the post itself on Instagram, TikTok or YouTube, not that of your profile. Content made for the brand alone is not posted: it is done once approved.',
  },
  {
    question: 'When is a Collab completed?',
    answer: 'When every piece is approved and, where it was to be posted, published with its address.',
  },
  {
    question: 'Can I withdraw a request or cancel a Collab?',
    answer:
      'You can withdraw your request until it is answered. After that, either side can cancel until all content is submitted. We let the other side know immediately, and it can’t be undone.',
  },
  {
    question: 'Who sees my Collabs, messages and files?',
    answer:
      'The brand and the influencer of a Collab see it and the files submitted for it; our staff can look at both to help. Messages are for the two who write them: staff read them only when one of the two reports the conversation, and each time is noted.',
  },
  {
    question: 'How do I sign out on a device that I no longer have?',
    answer:
      'The page with your accounts, /app/account-manager, leads to “Password and sessions”. End one session there, or sign out everywhere.',
  },
];

/** The answers in which every word occurs, in the question or in the answer; all when there is no word. */
function answersFor(search: string): readonly Answer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return answers.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
