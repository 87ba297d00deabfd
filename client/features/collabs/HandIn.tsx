import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
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
import { PiecePreview } from './PiecePreview';
import { CaptionField } from './proof/CaptionField';
import { MarkMoments } from './proof/MarkMoments';
import type { Mark } from './proof/seconds';

/**
 * The creator submits a piece: the file, where they appear in it, and the caption. After a round of changes the
 * existing file can be kept, with its marks.
 */
export function HandIn({ piece, collabId }: { piece: Deliverable; collabId: string }) {
  const { id, contentType, type, caption: captionBefore } = piece;
  const { brief } = useCollab(collabId).terms;
  const { state, start, pause, resume, clear } = useUpload(collabId);
  const [unfinished] = useUnfinishedUploads(collabId);
  const before = piece.versions.at(-1);
  const [keepsFile, setKeepsFile] = useState(before !== undefined && !unfinished);
  const [caption, setCaption, draft] = useDraftText(`hand-in:${id}`, captionBefore);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [attested, setAttested] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const move = useMoveDeliverable();
  const upload = keepsFile ? null : state;
  const isVideo = upload !== null && fileTypeOf(upload.file.name) === 'video';
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
    if (!keepsFile && !state?.mediaId) return setFault('Please upload the piece first.');
    const file = keepsFile ? {} : { mediaId: state?.mediaId ?? undefined, marks: [...marks], attested };
    move.mutate(
      { id, action: 'submit', caption, ...file },
      {
        onSuccess: () => {
          draft.forget();
          toast.success('Submitted. We’ve let the brand know.');
        },
        onError: ({ message }) => setFault(message),
      },
    );
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {before && (
        <RadioGroup
          aria-label="Which file"
          value={keepsFile ? 'keep' : 'replace'}
          onChange={(_, value) => setKeepsFile(value === 'keep')}
        >
          <FormControlLabel value="keep" control={<Radio />} label="Keep this file" />
          <FormControlLabel value="replace" control={<Radio />} label="Upload another file" />
        </RadioGroup>
      )}
      {keepsFile && before && <PiecePreview mediaId={before.mediaId} contentType={contentType} />}
      {!keepsFile && !state && <DropZone onFile={take} unfinished={unfinished} />}
      {upload && <UploadRow upload={upload} onPause={pause} onResume={resume} onRemove={remove} />}
      {isVideo && <MarkMoments file={upload.file} marks={marks} onChange={setMarks} />}
      {upload && (
        <FormControlLabel
          control={<Checkbox checked={attested} onChange={(_, checked) => setAttested(checked)} />}
          label={
            isVideo
              ? 'I confirm that this video is at least 1080p, in case the file doesn’t say.'
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
        helperText="As you’ll post it. A gifted visit is an ad, so start with “Ad”."
      />
      <Fault>{fault ?? warning}</Fault>
      <SubmitButton busy={move.isPending || upload?.status === 'uploading'} sx={{ justifySelf: 'start' }}>
        Submit
      </SubmitButton>
    </Box>
  );
}
