import { useEffect, useEffectEvent } from 'react';
import { fileTypeOf } from '../../../server/contract/rules/file-types';
import { UploadRow } from '../../ui/upload/UploadRow';
import { useUpload } from '../../ui/upload/use-upload';
import type { Attachment } from './conversations';

type AttachmentUploadProps = {
  file: File;
  onReady: (attachment: Attachment) => void;
  onRemove: () => void;
};

/** One file that is to go with the message: it is sent up at once, and can be taken away again. */
export function AttachmentUpload({ file, onReady, onRemove }: AttachmentUploadProps) {
  const { state, start, pause, resume, clear } = useUpload(null);
  const begin = useEffectEvent(() => void start(file));
  const ready = useEffectEvent(onReady);
  const mediaId = state?.mediaId;

  useEffect(() => begin(), [file]);
  useEffect(() => {
    if (!mediaId) return;
    const kind = fileTypeOf(file.name) === 'video' ? 'video' : 'image';
    ready({ mediaId, kind, fileName: file.name, bytes: file.size, width: null, height: null });
  }, [mediaId, file]);

  if (!state) return null;
  const remove = () => {
    clear();
    onRemove();
  };
  return <UploadRow upload={state} onPause={pause} onResume={resume} onRemove={remove} />;
}
