import Typography from '@mui/material/Typography';
import type { Collab } from '../../../api/collabs';
import { ExactTime } from '../../../ui/RelativeTime';
import { useReader } from '../reader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { AskFirst } from '../AskFirst';

type Claim = NonNullable<Collab['undeliveredClaim']>;

/** Whether the claim is still open. */
export const isOpen = (claim: Claim | null): boolean => claim !== null && claim.settled === null;

const endings: Readonly<Record<NonNullable<Claim['settled']>, string>> = {
  dropped: 'The brand withdrew its claim.',
  delivered: 'The content arrived, which settled the claim.',
  dismissed: 'Our staff dismissed the claim.',
  upheld: 'The claim was upheld.',
};

/** The status of the claim that content wasn't delivered. What was said is among the statements. */
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

/** The brand claims that content wasn't delivered, and chooses what to keep. */
export function ClaimStep({ collab: { id, influencer, deliverables, owed } }: { collab: Collab }) {
  const [keepsContent, setKeepsContent] = useState(true);
  const hasSome = deliverables.some(({ approvedAt }) => approvedAt !== null);
  const isPart = hasSome || (owed !== null && (owed.toReview !== null || owed.pieces < deliverables.length));
  return (
    <AskFirst
      id={id}
      move={{ action: 'claim-undelivered', keepsContent }}
      button={isPart ? 'Some content never came' : 'The content never came'}
      title={isPart ? 'Did some content never come?' : 'Did the content never come?'}
      reasonLabel="What happened (optional)"
    >
      <Typography sx={{ mb: 4 }}>
        {owed?.missing && `Missing: ${owed.missing}. `}
        {owed?.toPost && `Approved, not posted yet: ${owed.toPost}. `}
        {owed?.toReview && `Still waiting for your review: ${owed.toReview}. `}@{influencer.handle} has 48 hours to
        deliver or answer. If they do neither, the Collab ends as undelivered, your credit comes back, and it counts as
        a missed promise of theirs.
      </Typography>
      {hasSome && (
        <RadioGroup
          aria-label="What was delivered"
          value={keepsContent ? 'keep' : 'give-back'}
          onChange={(_, value) => setKeepsContent(value === 'keep')}
          sx={{ mb: 4 }}
        >
          <FormControlLabel value="keep" control={<Radio />} label="We keep what was delivered" />
          <FormControlLabel value="give-back" control={<Radio />} label="We give back what was delivered" />
        </RadioGroup>
      )}
    </AskFirst>
  );
}
