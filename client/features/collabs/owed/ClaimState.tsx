import Typography from '@mui/material/Typography';
import type { Collab } from '../../../api/collabs';
import { ExactTime } from '../../../ui/RelativeTime';
import { useReader } from '../WhoWaits';

type Claim = NonNullable<Collab['undeliveredClaim']>;

/** Whether nobody has settled the claim yet. */
export const isOpen = (claim: Claim | null): boolean => claim !== null && claim.settled === null;

const endings: Readonly<Record<NonNullable<Claim['settled']>, string>> = {
  dropped: 'The brand withdrew its claim.',
  delivered: 'The content came, and that settled the claim.',
  dismissed: 'Our staff dismissed the claim.',
  upheld: 'The claim was upheld.',
};

/** The status of the claim that the content never came. Who said what is among the statements. */
export function ClaimState({ collab, claim }: { collab: Collab; claim: Claim }) {
  const { brand, influencer, deliverables } = collab;
  const { answer, answerBy, keepsContent, settled } = claim;
  const creator = useReader() === 'influencer' ? 'You' : `@${influencer.handle}`;
  const hasSome = deliverables.some(({ approvedAt }) => approvedAt !== null);
  return (
    <Typography>
      {settled ? (
        `${endings[settled]} `
      ) : answer === null ? (
        <>
          {creator} can deliver or answer until <ExactTime time={answerBy} />. Otherwise the Collab ends as
          undelivered.{' '}
        </>
      ) : (
        'Our staff hear both sides and decide. '
      )}
      {hasSome &&
        (settled === null || settled === 'upheld') &&
        (keepsContent
          ? `${brand.name} keeps what was delivered.`
          : `${brand.name} gives back what was delivered${settled ? '' : ', if the claim is upheld'}.`)}
    </Typography>
  );
}
