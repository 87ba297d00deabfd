import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Collab } from '../../../api/collabs';
import { AskFirst } from '../AskFirst';

/** The brand says that the content never came, and what it wants of what did. */
export function ClaimStep({ collab: { id, influencer, deliverables } }: { collab: Collab }) {
  const [keepsContent, setKeepsContent] = useState(true);
  const hasSome = deliverables.some(({ approvedAt }) => approvedAt !== null);
  return (
    <AskFirst
      id={id}
      move={{ action: 'claim-undelivered', keepsContent }}
      button="The content never came"
      title="Did the content never come?"
      reasonLabel="What happened (optional)"
    >
      <Typography sx={{ mb: 4 }}>
        @{influencer.handle} has 48 hours to deliver or answer. Without either the Collab ends as undelivered, your
        credit comes back, and it counts as a missed promise of theirs.
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
