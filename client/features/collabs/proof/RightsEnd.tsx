import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { fileTypeOf } from '../../../../server/contract/rules/file-types';
import { wholeAddress } from '../../../../server/contract/rules/platform-addresses';
import { type Collab, type Deliverable, useMoveDeliverable } from '../../../api/collabs';
import DeliverPieceInput from '../../../api/limits/DeliverPieceInput.json';
import { Fault } from '../../../ui/Fault';
import { ReasonField } from '../../../ui/ReasonDialog';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import { DropZone } from '../../../ui/upload/DropZone';
import { UploadRow } from '../../../ui/upload/UploadRow';
import { useUpload } from '../../../ui/upload/use-upload';
import { RightsHistory, takeDownWords } from './UsageRights';

type Step = 'confirm-takedown' | 'report-use';

/** As the rights to a piece end: what was confirmed and reported, and what this user can do now. */
export function RightsEnd({ piece, collab }: { piece: Deliverable; collab: Collab }) {
  const { id, actions, rights } = piece;
  const [step, setStep] = useState<Step | null>(null);
  const mayConfirm = actions.includes('confirm-takedown');
  return (
    <Box component="section" aria-label="End of the rights" sx={{ display: 'grid', gap: 3 }}>
      {rights.end && <RightsHistory end={rights.end} collab={collab} />}
      {mayConfirm && <Typography>{takeDownWords(piece)}</Typography>}
      {step && actions.includes(step) ? (
        <EvidenceForm pieceId={id} step={step} onClose={() => setStep(null)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {mayConfirm && (
            <Button variant="contained" onClick={() => setStep('confirm-takedown')}>
              Confirm it’s down
            </Button>
          )}
          {actions.includes('report-use') && (
            <Button size="small" onClick={() => setStep('report-use')}>
              Report a use
            </Button>
          )}
        </Box>
      )}
      {actions.includes('uphold-use') && <DecideUse pieceId={id} />}
    </Box>
  );
}

const texts: Readonly<Record<Step, { where: string; hint: string; send: string; done: string }>> = {
  'confirm-takedown': {
    where: 'Where was it?',
    hint: 'A link to the page it was removed from. The creator will see it.',
    send: 'Confirm',
    done: 'Confirmed. We’ve told the creator.',
  },
  'report-use': {
    where: 'Where is it used?',
    hint: 'A link to the page. The brand will see it.',
    send: 'Send report',
    done: 'Reported. We’ve told the brand, and our team will check it.',
  },
};

/** An address or a picture: of where it was, or where it is still used. */
function EvidenceForm({ pieceId: id, step, onClose }: { pieceId: string; step: Step; onClose: () => void }) {
  const { where, hint, send, done } = texts[step];
  const [url, setUrl] = useState('');
  const [comment, setComment] = useState('');
  const [fileFault, setFileFault] = useState<string | null>(null);
  const { state, start, pause, resume, clear } = useUpload(null);
  const move = useMoveDeliverable();
  const faults = move.error?.fieldErrors ?? {};
  const take = (file: File) => {
    const isPicture = fileTypeOf(file.name) === 'image';
    setFileFault(isPicture ? null : 'Please choose a picture.');
    if (isPicture) void start(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = wholeAddress(url);
    const evidence = { ...(address && { url: address }), ...(state?.mediaId && { mediaId: state.mediaId }) };
    move.mutate(
      { id, action: step, ...evidence, ...(comment && { comment }) },
      {
        onSuccess: () => {
          toast.success(done);
          onClose();
        },
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <TextField
        label={where}
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={Boolean(faults.url)}
        helperText={faults.url ?? hint}
        placeholder="https://"
      />
      <Typography variant="subtitle2">Or a picture, such as a screenshot or a photo of a poster</Typography>
      {state ? (
        <UploadRow upload={state} onPause={pause} onResume={resume} onRemove={clear} />
      ) : (
        <DropZone onFile={take} />
      )}
      {step === 'report-use' && (
        <TextField
          label="What did you see? (optional)"
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: DeliverPieceInput.comment.most } }}
        />
      )}
      <Fault>{fileFault ?? faults.mediaId ?? faults.comment ?? (faults.url ? null : move.error?.message)}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={move.isPending || state?.status === 'uploading'}>{send}</SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
    </Box>
  );
}

/** Staff decide on an open report, and say why. */
function DecideUse({ pieceId: id }: { pieceId: string }) {
  const [reason, setReason] = useState('');
  const move = useMoveDeliverable();
  const decide = (action: 'uphold-use' | 'dismiss-use') =>
    move.mutate({ id, action, reason }, { onSuccess: () => toast.success('Decided. Both sides can see your reason.') });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ReasonField
        value={reason}
        onChange={setReason}
        limit={DeliverPieceInput.reason}
        hint="Both sides will read this."
        error={move.error}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" loading={move.isPending} onClick={() => decide('uphold-use')}>
          Uphold the report
        </Button>
        <Button variant="outlined" loading={move.isPending} onClick={() => decide('dismiss-use')}>
          Dismiss the report
        </Button>
      </Box>
    </Box>
  );
}
