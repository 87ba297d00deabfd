import { useEffect, useEffectEvent } from 'react';
import { UploadRow } from './UploadRow';
import { useUpload } from './use-upload';

type SendFileProps = {
  file: File;
  /** Where it is found again when it was interrupted. */
  profileId?: string;
  onSent: (mediaId: string) => void;
  onRemove: () => void;
};

/** A file on its way: sent as soon as it is there, and told of once all of it has arrived. */
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
