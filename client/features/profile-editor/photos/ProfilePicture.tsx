import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { filePathOf } from '../../../../server/contract/rules/file-path';
import { fileTypeOf } from '../../../../server/contract/rules/file-types';
import { ChooseFile } from '../../../ui/ChooseFile';
import { Fault } from '../../../ui/Fault';
import { Photo } from '../../../ui/Photo';
import { sizeOrNameFault } from '../../../ui/upload/size-or-name-fault';
import { useEditor } from '../editor-context';
import { CropDialog } from './CropDialog';
import { SendFile } from './SendFile';

/** The influencer's own picture: chosen, cut to its shape, sent. */
export function ProfilePicture() {
  const { profile, faults, change } = useEditor();
  const [chosen, setChosen] = useState<File | null>(null);
  const [sending, setSending] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const take = (file: File) => {
    const found = fileTypeOf(file.name) === 'image' ? sizeOrNameFault(file) : 'Please choose a picture.';
    setFault(found);
    if (!found) setChosen(file);
  };
  return (
    <Box sx={{ display: 'flex', gap: 5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <Box sx={{ width: 160, flex: 'none', borderRadius: '12px', overflow: 'hidden' }}>
        <Photo filePath={profile.avatarPath} alt="Your picture" ratio="people" sizes="160px" />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3">Your picture</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A clear one of your face. You choose the part that shows.
        </Typography>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <ChooseFile
            what="Picture of yourself"
            accept="image/*"
            onFile={take}
            variant="outlined"
            disabled={sending !== null}
          >
            {profile.avatarPath ? 'Change the picture' : 'Choose a picture'}
          </ChooseFile>
          {profile.avatarPath && <Button onClick={() => change({ avatarPath: null })}>Remove the picture</Button>}
        </Box>
        {sending && (
          <SendFile
            file={sending}
            onSent={(mediaId) => {
              setSending(null);
              change({ avatarPath: filePathOf(mediaId) });
            }}
            onRemove={() => setSending(null)}
          />
        )}
        <Fault>{fault ?? faults.avatar ?? null}</Fault>
      </Box>
      {chosen && (
        <CropDialog
          file={chosen}
          onCancel={() => setChosen(null)}
          onDone={(cut) => {
            setChosen(null);
            setSending(cut);
          }}
        />
      )}
    </Box>
  );
}
