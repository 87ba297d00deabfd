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
import { PiecePreview } from './PiecePreview';
import { CaptionField } from './proof/CaptionField';
import { MarkMoments } from './proof/MarkMoments';
import type { Mark } from './proof/seconds';
import type { ContentType } from '../../../server/contract/lists/collab';
import { goldenRules } from '../../../server/contract/rules/constants';
import { sizeOrNameFault } from '../../ui/upload/size-or-name-fault';

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

/** Why this file can't be this piece, before a byte is sent; null when it can. The server checks its content again. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>, contentType: ContentType): string | null {
  const fault = sizeOrNameFault({ name, size });
  if (fault) return fault;
  if (contentType !== 'mix' && fileTypeOf(name) !== contentType) return `This piece was agreed as ${contentType}.`;
  return null;
}

/** The golden rules' message about a video's size; null when it is large enough. In pixels. */
export function sizeWarning(width: number, height: number): string | null {
  const rule = goldenRules.find(({ id }) => id === 'full-hd');
  const least = rule && 'minShorterSidePixels' in rule ? rule.minShorterSidePixels : 0;
  if (Math.min(width, height) >= least) return null;
  return `This video is ${width} × ${height}. ${rule?.text ?? ''} We can only accept it if the brand waives this rule.`;
}

/** Reads a video's size in the browser; null when the browser can't, or it isn't a video. */
export function measureVideo(file: File): Promise<{ width: number; height: number } | null> {
  if (fileTypeOf(file.name) !== 'video') return Promise.resolve(null);
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const source = URL.createObjectURL(file);
    const finish = (size: { width: number; height: number } | null) => {
      URL.revokeObjectURL(source);
      resolve(size);
    };
    video.preload = 'metadata';
    video.onloadedmetadata = () => finish({ width: video.videoWidth, height: video.videoHeight });
    video.onerror = () => finish(null);
    video.src = source;
  });
}
