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
export function Answers({ side }: { side: Side }) {
  const [search, setSearch] = useState('');
  const answers = allAnswers.map(({ question, answer }) => ({
    question: to(side, question),
    answer: to(side, answer),
  }));
  const found = matching(answers, search);
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

export type Side = 'brand' | 'influencer';
type Answer = Readonly<{ question: string; answer: string }>;
/** The same for both sides, or one for each. */
type Words = string | Readonly<Record<Side, string>>;

const to = (side: Side, words: Words): string => (typeof words === 'string' ? words : words[side]);

/** Common questions about the product. */
const allAnswers: readonly Readonly<{ question: Words; answer: Words }>[] = [
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
    answer: {
      brand:
        'Once you’ve approved a request, the creator chooses one of your times. If none suits, they’ll send you a message.',
      influencer:
        'Once your request is approved, open the Collab and choose one of the brand’s times. If none suits you, send the brand a message.',
    },
  },
  {
    question: {
      brand: 'When and how do creators submit content?',
      influencer: 'When and how do I submit content?',
    },
    answer: {
      brand:
        'After the visit, they upload each piece to the Collab and add its caption. We’ll let you know when there’s something to review.',
      influencer:
        'After the visit, open the Collab, upload each piece and add its caption. Files can be up to 2 GB, and an interrupted upload can be resumed.',
    },
  },
  { question: 'What are the golden rules?', answer: goldenRules.map(({ text }) => text).join(' ') },
  {
    question: 'Does a post have to say that it’s an ad?',
    answer: 'Yes. In the UK a gifted visit is advertising, so the caption starts with “Ad”.',
  },
  {
    question: {
      brand: 'What happens when I suggest changes?',
      influencer: 'What happens when a brand suggests changes?',
    },
    answer: {
      brand: 'The creator sees your comments and submits a new version for you to review.',
      influencer: 'You’ll see the brand’s comments on the Collab. Submit a new version, and the brand reviews it.',
    },
  },
  {
    question: {
      brand: 'Which link does a creator add once the post is out?',
      influencer: 'Which link do I add once my post is out?',
    },
    answer: {
      brand:
        'The full link to the post on Instagram, TikTok or YouTube, not to their profile. Content made only for you isn’t posted: it’s done once you approve it.',
      influencer:
        'The full link to the post on Instagram, TikTok or YouTube, not to your profile. Content made only for the brand isn’t posted: it’s done once approved.',
    },
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
    answer: {
      brand:
        'On any device you still have, open Preferences, then “Sign-in and security”. You can sign out of one browser there, or everywhere at once.',
      influencer:
        'On any device you still have, open Account, then “Sign-in and security”. You can sign out of one browser there, or everywhere at once.',
    },
  },
];

/** The entries whose question or answer contains every word; all without a word. */
function matching(answers: readonly Answer[], search: string): readonly Answer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return answers.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
