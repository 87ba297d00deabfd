import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { TextField } from '../../ui/TextField';
import { type FormEvent, useState } from 'react';
import type { DeliverableType } from '../../../server/contract/lists/collab';
import {
  platformOfUrl,
  type PostedType,
  postUrlFault,
  wholeAddress,
} from '../../../server/contract/rules/platform-addresses';
import { type Deliverable, useCollab, useMoveDeliverable } from '../../api/collabs';
import { DraftNote } from '../../shell/drafts/DraftNote';
import { useDraftText } from '../../shell/drafts/use-draft';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { CaptionField } from './proof/CaptionField';

/** Enters the post's URL after publication, and its caption, which must disclose the ad. */
export function PublishPiece({ piece, collabId }: { piece: Deliverable; collabId: string }) {
  const { id, type } = piece;
  const { brief } = useCollab(collabId).terms;
  const [url, setUrl] = useState('');
  const [caption, setCaption, draft] = useDraftText(`publish:${id}`, piece.caption);
  const [platformLabel, setPlatformLabel] = useState(false);
  const [fault, setFault] = useState<string>();
  const address = wholeAddress(url);
  const move = useMoveDeliverable();
  const publish = (event: FormEvent) => {
    event.preventDefault();
    const found = addressFault(address, type);
    setFault(found);
    if (found) return;
    move.mutate(
      { id, action: 'publish', url: address, caption, platformLabel },
      {
        onSuccess: () => {
          draft.forget();
          toast.success('Published.');
        },
        onError: ({ fieldErrors, message }) => setFault(fieldErrors.caption ? undefined : (fieldErrors.url ?? message)),
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={publish} sx={{ display: 'grid', gap: 4 }}>
      <DraftNote draft={draft} onDiscard={({ text }) => setCaption(text)} />
      <CaptionField
        caption={caption}
        onChange={setCaption}
        type={type}
        platform={platformOfUrl(address)}
        brief={brief}
        platformLabel={platformLabel}
        helperText="Exactly as it appears under the post."
        fault={move.error?.fieldErrors.caption}
      />
      <FormControlLabel
        control={<Checkbox checked={platformLabel} onChange={(_, checked) => setPlatformLabel(checked)} />}
        label="I have switched on the platform’s own label for paid partnerships."
      />
      <TextField
        label="Address of the post"
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        onBlur={() => setFault(address ? addressFault(address, type) : undefined)}
        error={Boolean(fault)}
        helperText={fault ?? 'Post it with “Ad” at the beginning, then paste its address here.'}
        placeholder="https://"
      />
      <SubmitButton busy={move.isPending} sx={{ justifySelf: 'start' }}>
        Publish
      </SubmitButton>
    </Box>
  );
}

const isPosted = (type: DeliverableType): type is PostedType => type !== 'ugc';

/** Why this can't be the URL of such a post; undefined if it can. */
function addressFault(address: string, type: DeliverableType): string | undefined {
  const platform = platformOfUrl(address);
  if (!platform) return 'Please enter the full address of the post on Instagram, TikTok or YouTube.';
  return isPosted(type) ? (postUrlFault(address, platform, type) ?? undefined) : undefined;
}
