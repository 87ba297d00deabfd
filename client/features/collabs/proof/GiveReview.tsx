import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import GiveReviewInput from '../../../api/limits/GiveReviewInput.json';
import { TextField } from '../../../ui/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { opinions } from '../../../../server/contract/lists/collab';
import { type GivenReview, useGiveReview } from '../../../api/reviews';
import { DraftNote } from '../../../shell/drafts/DraftNote';
import { useDraftText } from '../../../shell/drafts/use-draft';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import {
  IconMoodAngry,
  IconMoodHappy,
  IconMoodNeutral,
  IconMoodSad,
  IconMoodSmile,
  IconMoodSmileBeam,
} from '@tabler/icons-react';

/** Six faces and a text about the other side. */
export function GiveReview({ collabId, about }: { collabId: string; about: string }) {
  const [opinion, setOpinion] = useState<Opinion | null>(null);
  const [words, setWords, draft] = useDraftText(`review:${collabId}`);
  const [fault, setFault] = useState<string | null>(null);
  const give = useGiveReview(collabId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (opinion === null) return setFault('Please choose one of the six faces.');
    setFault(null);
    const thank = () => {
      draft.forget();
      toast.success('Thank you for your review.');
    };
    give.mutate({ opinion, words }, { onSuccess: thank });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Typography>How was it with {about}? They’ll see it once they’ve reviewed you too, or after 14 days.</Typography>
      <RadioGroup
        row
        aria-label={`How was it with ${about}?`}
        value={opinion ?? ''}
        onChange={(_, value) => setOpinion(Number(value) as Opinion)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
      >
        {opinions.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            label={
              <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', typography: 'body2' }}>
                <Face opinion={id} size={24} />
                {label}
              </Box>
            }
            sx={{ mr: 0 }}
          />
        ))}
      </RadioGroup>
      <DraftNote draft={draft} onDiscard={({ text }) => setWords(text)} />
      <TextField
        label="In your own words (optional)"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: GiveReviewInput.words.most } }}
      />
      <Fault>{fault ?? give.error?.message}</Fault>
      <SubmitButton busy={give.isPending} sx={{ justifySelf: 'start' }}>
        Send review
      </SubmitButton>
    </Box>
  );
}

export type Opinion = GivenReview['opinion'];

const faces = {
  1: IconMoodAngry,
  2: IconMoodSad,
  3: IconMoodNeutral,
  4: IconMoodSmile,
  5: IconMoodHappy,
  6: IconMoodSmileBeam,
} as const;

export const opinionLabel = (opinion: Opinion): string => opinions.find(({ id }) => id === opinion)?.label ?? '';

/** One of the six faces. Its label is next to it. */
export function Face({ opinion, size = 28 }: { opinion: Opinion; size?: number }) {
  const Icon = faces[opinion];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
