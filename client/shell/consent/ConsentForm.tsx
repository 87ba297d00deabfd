import { useId, useState } from 'react';
import {
  type ConsentChoice,
  type ConsentPurpose,
  consentPurposes,
  nothingAllowed,
} from '../../../server/contract/consent';
import { Box, Button, Typography } from '../../ui/elements';
import { useConsent } from './consent';

const words: Record<ConsentPurpose, Readonly<{ label: string; description: string }>> = {
  productAnalytics: {
    label: 'Product analytics',
    description: 'Helps us see which pages and buttons people use, so we can fix what isn’t working.',
  },
  heatMap: {
    label: 'Heat map',
    description: 'Shows us where people click and how far they scroll, for all visitors together.',
  },
  sessionReplay: {
    label: 'Session replay',
    description:
      'Records how a page was used when something went wrong. Text and fields are masked before anything is sent.',
  },
};

type ConsentFormProps = { onDecide: (choice: ConsentChoice) => void };

/** One yes or no for each purpose. Nothing is preselected. */
export function ConsentForm({ onDecide }: ConsentFormProps) {
  const decision = useConsent();
  const [changed, setChoice] = useState<ConsentChoice | null>(null);
  const choice = changed ?? decision?.choice ?? nothingAllowed;
  const id = useId();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onDecide(choice);
      }}
      sx={{ width: '100%', maxWidth: 640, display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, width: '100%', minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
          What you allow
        </Typography>
        {consentPurposes.map((purpose) => (
          <Box key={purpose} sx={row}>
            <input
              type="checkbox"
              id={`${id}-${purpose}`}
              aria-describedby={`${id}-${purpose}-note`}
              checked={choice[purpose]}
              onChange={(event) => setChoice({ ...choice, [purpose]: event.target.checked })}
            />
            <Box>
              <Typography component="label" htmlFor={`${id}-${purpose}`} variant="subtitle2">
                {words[purpose].label}
              </Typography>
              <Typography id={`${id}-${purpose}-note`} variant="body2" sx={{ color: 'text.secondary' }}>
                {words[purpose].description}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Button type="submit" variant="contained">
        Save my choice
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 3,
  py: 2.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '& input': { m: '1px 0 0' },
  '& label': { display: 'block', cursor: 'pointer' },
} as const;
