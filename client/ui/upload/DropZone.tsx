import { IconUpload } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { uploadExtensions } from '../../../server/contract/rules/file-types';
import { ChooseFile } from '../ChooseFile';

type DropZoneProps = {
  onFile: (file: File) => void;
  /** A file whose upload was interrupted when the page was left. */
  unfinished?: string;
};

/** Drops or chooses a file. */
export function DropZone({ onFile, unfinished }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        p: 6,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: over ? 'pass.primary' : 'pass.lineStrong',
        bgcolor: over ? 'pass.primarySoft' : undefined,
        borderRadius: '12px',
      }}
    >
      <ChooseFile
        what="File"
        variant="outlined"
        startIcon={<IconUpload size={20} stroke={1.75} />}
        accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
        onFile={onFile}
      >
        Choose a file
      </ChooseFile>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        or drop it here. Videos up to 2 GB and pictures up to 100 MB; interrupted uploads resume.
      </Typography>
      {unfinished && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          “{unfinished}” hasn’t finished uploading. Choose it again to continue.
        </Typography>
      )}
    </Box>
  );
}
