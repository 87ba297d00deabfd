import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { latePart } from '../../app/theme/with-mui';
import { filePathOf } from '../../../server/contract/rules/file-path';
import { fileTypeOf } from '../../../server/contract/rules/file-types';
import { ChooseFile } from '../ChooseFile';
import { Fault } from '../Fault';
import { sizeOrNameFault } from '../upload/size-or-name-fault';

// Lazily loaded: most people who open the page don't choose a picture.
const CropDialog = latePart(() => import('./CropDialog').then((module) => module.CropDialog));
const SendFile = latePart(() => import('../upload/SendFile').then((module) => module.SendFile));

type ChoosePictureProps = {
  /** Its name on the buttons. */
  noun: 'picture' | 'logo' | 'photo';
  /** What is chosen, for screen readers, such as “Picture of yourself”. */
  what: string;
  /** The stored file's path; null if there is none. */
  filePath: string | null;
  /** The crop's aspect ratio; without one, the whole picture is uploaded. */
  ratio?: number;
  onChange: (filePath: string | null) => void;
  /** Whether a picture is being uploaded. */
  onSending?: (sending: boolean) => void;
  fault?: string | null;
};

/** Chooses a picture, crops it if it has a fixed shape, and uploads it. The caller shows the result. */
export function ChoosePicture({ noun, what, filePath, ratio, onChange, onSending, fault }: ChoosePictureProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [sending, setSending] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = (file: File | null) => {
    setSending(file);
    onSending?.(file !== null);
  };
  const take = (file: File) => {
    const found = fileTypeOf(file.name) === 'image' ? sizeOrNameFault(file) : 'Please choose a picture.';
    setRefusal(found);
    if (found) return;
    if (ratio === undefined) send(file);
    else setChosen(file);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <ChooseFile what={what} accept="image/*" onFile={take} variant="outlined" disabled={sending !== null}>
          {filePath ? `Change the ${noun}` : `Choose a ${noun}`}
        </ChooseFile>
        {filePath && !sending && <Button onClick={() => onChange(null)}>Remove the {noun}</Button>}
      </Box>
      <Suspense>
        {sending && (
          <SendFile
            file={sending}
            onSent={(mediaId) => {
              send(null);
              onChange(filePathOf(mediaId));
            }}
            onRemove={() => send(null)}
          />
        )}
        {chosen && ratio !== undefined && (
          <CropDialog
            file={chosen}
            ratio={ratio}
            onCancel={() => setChosen(null)}
            onDone={(cut) => {
              setChosen(null);
              send(cut);
            }}
          />
        )}
      </Suspense>
      <Fault>{refusal ?? fault ?? null}</Fault>
    </Box>
  );
}
