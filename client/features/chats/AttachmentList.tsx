import Box from '@mui/material/Box';
import { filePathOf } from '../../../server/contract/rules/file-path';
import { thumbnail } from '../../ui/thumbnail';
import type { Attachment } from './conversations';

const width = 280;

/** Pictures and videos of a message; a picture opens in full. */
export function AttachmentList({ files }: { files: readonly Attachment[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: `min(100%, ${width}px)` }}>
      {files.map((file) => (
        <Box key={file.mediaId} sx={{ borderRadius: '12px', overflow: 'hidden', bgcolor: 'pass.sunken' }}>
          <One file={file} />
        </Box>
      ))}
    </Box>
  );
}

const contentOf = ({ mediaId }: Attachment): string => `/api/v1/media/${mediaId}/content`;

function One({ file }: { file: Attachment }) {
  const ratio = file.width && file.height ? `${file.width} / ${file.height}` : '4 / 3';
  const shape = { display: 'block', width: '100%', maxHeight: 360, aspectRatio: ratio, objectFit: 'cover' } as const;
  if (file.kind === 'video')
    return (
      <Box
        component="video"
        src={contentOf(file)}
        controls
        preload="metadata"
        aria-label={`Video ${file.fileName}`}
        sx={shape}
      />
    );
  return (
    <a href={contentOf(file)} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={thumbnail(filePathOf(file.mediaId), width * 2)}
        alt={`Picture ${file.fileName}`}
        sx={shape}
      />
    </a>
  );
}
