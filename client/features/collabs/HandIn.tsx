import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { type Deliverable, useMoveDeliverable } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { DropZone } from './DropZone';
import { UploadRow } from './UploadRow';
import { fileFault, measureVideo, sizeWarning } from './file-check';
import { useUpload } from './use-upload';

const longestCaption = 2_200;

/** The creator hands a piece in: the file, and the caption as it will be posted. */
export function HandIn({ piece: { id, contentType, caption: captionBefore } }: { piece: Deliverable }) {
  const { state, start, pause, resume, clear } = useUpload();
  const [caption, setCaption] = useState(captionBefore);
  const [fault, setFault] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const move = useMoveDeliverable();
  const take = (file: File) => {
    const found = fileFault(file, contentType);
    setFault(found);
    setWarning(null);
    if (found) return;
    void start(file);
    void measureVideo(file).then((size) => setWarning(size && sizeWarning(size.width, size.height)));
  };
  const remove = () => {
    clear();
    setFault(null);
    setWarning(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state?.mediaId) return setFault('Please upload the piece first.');
    move.mutate(
      { id, action: 'submit', mediaId: state.mediaId, caption },
      {
        onSuccess: () => toast.success('Submitted. The brand looks at it now.'),
        onError: ({ message }) => setFault(message),
      },
    );
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {state ? (
        <UploadRow upload={state} onPause={pause} onResume={resume} onRemove={remove} />
      ) : (
        <DropZone onFile={take} />
      )}
      <Fault>{fault ?? warning}</Fault>
      <TextField
        label="Caption"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
        multiline
        minRows={3}
        helperText="As you will post it. A gifted visit is an ad: begin with “Ad”."
        slotProps={{ htmlInput: { maxLength: longestCaption } }}
      />
      <SubmitButton busy={move.isPending || state?.status === 'uploading'} sx={{ justifySelf: 'start' }}>
        Submit
      </SubmitButton>
    </Box>
  );
}
