import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { filePathOf } from '../../../server/contract/rules/file-path';
import type { Deliverable } from '../../api/collabs';
import { contentOf, privateThumbnail } from '../../ui/pictures';

type PiecePreviewProps = { mediaId: string; contentType: Deliverable['contentType'] };

const shape = {
  maxWidth: '100%',
  maxHeight: 400,
  borderRadius: '6px',
  bgcolor: 'pass.sunken',
  justifySelf: 'start',
} as const;

/** The submitted file. For a mix the type isn't known, so if it doesn't load as one it is tried as the other. */
export function PiecePreview({ mediaId, contentType }: PiecePreviewProps) {
  const [failed, setFailed] = useState(0);
  const source = contentOf(mediaId);
  const path = filePathOf(mediaId);
  const next = () => setFailed(failed + 1);
  const image = (
    <Link key="image" href={source} target="_blank" rel="noopener" sx={{ justifySelf: 'start' }}>
      <Box
        component="img"
        src={privateThumbnail(path, 960)}
        alt="The piece as submitted (opens at full size in a new tab)"
        onError={next}
        sx={{ ...shape, display: 'block' }}
      />
    </Link>
  );
  const video = (
    <Box
      component="video"
      key="video"
      src={source}
      poster={privateThumbnail(path, 960)}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label="The piece as submitted"
      onError={next}
      sx={shape}
    />
  );
  const ways: Record<typeof contentType, ReactNode[]> = { image: [image], video: [video], mix: [image, video] };
  return (
    ways[contentType][failed] ?? (
      <Link href={source} target="_blank" rel="noopener">
        Open the file (this browser can’t show it here)
      </Link>
    )
  );
}
