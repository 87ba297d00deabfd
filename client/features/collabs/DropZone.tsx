import { IconUpload } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useState } from 'react';
import { uploadExtensions } from '../../../server/contract/rules/file-types';

type DropZoneProps = { onFile: (file: File) => void };

/** Where a file is dropped, or chosen with the button. */
export function DropZone({ onFile }: DropZoneProps) {
  const inputId = useId();
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
      <Button
        component="label"
        htmlFor={inputId}
        variant="outlined"
        startIcon={<IconUpload size={20} stroke={1.75} />}
        sx={{ '&:focus-within': { outline: '3px solid', outlineOffset: 2, outlineColor: 'pass.primary' } }}
      >
        Choose a file
        <input
          id={inputId}
          type="file"
          accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
          }}
          style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 }}
        />
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        or drop it here. Pictures and videos up to 2 GB; an interrupted upload goes on where it stopped.
      </Typography>
    </Box>
  );
}
