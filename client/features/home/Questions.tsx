import { measure } from '../../../server/contract/tokens';
import { Fold } from '../../ui/Fold';
import { Box, Typography } from '../../ui/elements';
import { Section } from './Section';

const questions = [
  {
    question: 'Do creators get paid?',
    answer:
      'No. Every Collab is a gift: a visit, a stay or a product in return for content. Creators pay nothing either.',
  },
  {
    question: 'Who chooses whom?',
    answer:
      'Both sides. Creators request your offer, or you invite them; nothing is booked until the other side says yes.',
  },
  {
    question: 'What if someone doesn’t turn up, or never posts?',
    answer:
      'Report it, and you’ll get your credit back once it’s confirmed. It also counts against their reliability, which every brand can see.',
  },
  {
    question: 'Do I see the content before it’s posted?',
    answer:
      'Yes. You approve each piece or suggest changes, and you see whether its caption says clearly that it’s an ad.',
  },
  {
    question: 'Can we use the posts ourselves?',
    answer:
      'Yes, as agreed in the offer. You say where and for how long, and creators accept that when they request it.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Any time. A plan runs to the end of the month you’ve paid for; Basic costs nothing until you approve a Collab.',
  },
] as const;

/** What brands ask before they join. */
export function Questions() {
  return (
    <Section title="Questions">
      <Box>
        {questions.map(({ question, answer }) => (
          <Box key={question} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
            <Fold summary={question} sx={{ typography: 'h3', py: 4, justifyContent: 'space-between' }}>
              <Typography sx={{ pb: 5, color: 'text.secondary', maxWidth: measure }}>{answer}</Typography>
            </Fold>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
