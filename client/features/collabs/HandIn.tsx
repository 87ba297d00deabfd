import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useState } from 'react';
import { fileTypeOf } from '../../../server/contract/rules/file-types';
import { type Deliverable, useCollab, useMoveDeliverable } from '../../api/collabs';
import { DraftNote } from '../../shell/drafts/DraftNote';
import { useDraftText } from '../../shell/drafts/use-draft';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { DropZone } from '../../ui/upload/DropZone';
import { UploadRow } from '../../ui/upload/UploadRow';
import { useUnfinishedUploads } from '../../ui/upload/unfinished-uploads';
import { useUpload } from '../../ui/upload/use-upload';
import { fileFault, measureVideo, sizeWarning } from './file-check';
import { CaptionField } from './proof/CaptionField';
import { MarkMoments } from './proof/MarkMoments';
import type { Mark } from './proof/seconds';

/** The creator hands a piece in: the file, where they are seen in it, and the caption as it will be posted. */
export function HandIn({ piece, collabId }: { piece: Deliverable; collabId: string }) {
  const { id, contentType, type, caption: captionBefore } = piece;
  const { brief } = useCollab(collabId).terms;
  const { state, start, pause, resume, clear } = useUpload(collabId);
  const [unfinished] = useUnfinishedUploads(collabId);
  const [caption, setCaption, draft] = useDraftText(`hand-in:${id}`, captionBefore);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [attested, setAttested] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const move = useMoveDeliverable();
  const isVideo = state !== null && fileTypeOf(state.file.name) === 'video';
  const take = (file: File) => {
    const found = fileFault(file, contentType);
    setFault(found);
    setWarning(null);
    setMarks([]);
    if (found) return;
    void start(file);
    void measureVideo(file).then((size) => setWarning(size && sizeWarning(size.width, size.height)));
  };
  const remove = () => {
    clear();
    setFault(null);
    setWarning(null);
    setMarks([]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state?.mediaId) return setFault('Please upload the piece first.');
    move.mutate(
      { id, action: 'submit', mediaId: state.mediaId, caption, marks: [...marks], attested },
      {
        onSuccess: () => {
          draft.forget();
          toast.success('Submitted. The brand looks at it now.');
        },
        onError: ({ message }) => setFault(message),
      },
    );
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {state ? (
        <UploadRow upload={state} onPause={pause} onResume={resume} onRemove={remove} />
      ) : (
        <DropZone onFile={take} unfinished={unfinished} />
      )}
      {isVideo && <MarkMoments file={state.file} marks={marks} onChange={setMarks} />}
      {state && (
        <FormControlLabel
          control={<Checkbox checked={attested} onChange={(_, checked) => setAttested(checked)} />}
          label={
            isVideo
              ? 'I confirm that this video is at least 1080p, should its file not say so.'
              : 'I confirm that I can be seen in this picture.'
          }
        />
      )}
      <DraftNote draft={draft} onDiscard={({ text }) => setCaption(text)} />
      <CaptionField
        caption={caption}
        onChange={setCaption}
        type={type}
        platform={null}
        brief={brief}
        helperText="As you will post it. A gifted visit is an ad: begin with “Ad”."
      />
      <Fault>{fault ?? warning}</Fault>
      <SubmitButton busy={move.isPending || state?.status === 'uploading'} sx={{ justifySelf: 'start' }}>
        Submit
      </SubmitButton>
    </Box>
  );
}
