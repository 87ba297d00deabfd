import Typography from '@mui/material/Typography';
import type { Collab } from '../../../api/collabs';
import { ExactTime } from '../../../ui/RelativeTime';
import { Note } from '../Note';

type Claim = NonNullable<Collab['undeliveredClaim']>;

/** Whether nobody has settled the claim yet. */
export const isOpen = (claim: Claim | null): boolean => claim !== null && claim.settled === null;

const endings: Readonly<Record<NonNullable<Claim['settled']>, string>> = {
  dropped: 'The brand took its claim back.',
  delivered: 'The content came, and that settled the claim.',
  dismissed: 'Our staff dismissed the claim.',
  upheld: 'The claim was upheld.',
};

/** Both sides' words about content that is said never to have come, before and after the decision. */
export function ClaimWords({ collab: { brand, influencer }, claim }: { collab: Collab; claim: Claim }) {
  const { words, answer, answerBy, keepsContent, settled } = claim;
  return (
    <>
      <Note by={`${brand.name} said that the content never came`}>{words || 'Without further words.'}</Note>
      {answer !== null && <Note by={`@${influencer.handle} answered`}>{answer}</Note>}
      <Typography>
        {settled ? (
          `${endings[settled]} `
        ) : answer === null ? (
          <>
            @{influencer.handle} can deliver or answer until <ExactTime time={answerBy} />. Otherwise the Collab ends as
            undelivered.{' '}
          </>
        ) : (
          'Our staff look at both sides and decide. '
        )}
        {(settled === null || settled === 'upheld') &&
          (keepsContent
            ? `${brand.name} keeps what was delivered.`
            : `${brand.name} gives back what was delivered, if the claim is upheld.`)}
      </Typography>
    </>
  );
}
