import { useEffect, useEffectEvent } from 'react';
import { UploadRow } from './UploadRow';
import { useUpload } from './use-upload';

type SendFileProps = {
  file: File;
  /** The key under which an interrupted upload is found again. */
  profileId?: string;
  onSent: (mediaId: string) => void;
  onRemove: () => void;
};

/** A file being uploaded: starts at once, and reports when it is complete. */
export function SendFile({ file, profileId, onSent, onRemove }: SendFileProps) {
  const { state, start, pause, resume, clear } = useUpload(null, profileId);
  const begin = useEffectEvent((next: File) => void start(next));
  const sent = useEffectEvent((mediaId: string) => onSent(mediaId));
  const mediaId = state?.mediaId ?? null;

  useEffect(() => begin(file), [file]);
  useEffect(() => {
    if (mediaId) sent(mediaId);
  }, [mediaId]);

  if (!state) return null;
  const remove = () => {
    clear();
    onRemove();
  };
  return <UploadRow upload={state} onPause={pause} onResume={resume} onRemove={remove} />;
}
