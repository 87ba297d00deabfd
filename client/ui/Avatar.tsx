import Box from '@mui/material/Box';
import { useState } from 'react';
import { initialsOf, thumbnail } from './pictures';

type AvatarProps = {
  /** The stored file's path; initials show where there is none or it cannot be loaded. */
  filePath: string | null | undefined;
  /** The person whose picture this is, for the initials. Their name is next to it, so the picture itself is silent. */
  name: string;
  /** Pixels. */
  size?: number;
};

/** The round picture of a person or a brand. */
export function Avatar({ filePath, name, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = filePath && filePath !== broken ? filePath : null;
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: 'none',
        borderRadius: '50%',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'pass.primarySoft',
        color: 'pass.primary',
        fontWeight: 650,
        fontSize: size * 0.36,
        lineHeight: 1,
      }}
    >
      {shown ? (
        <Box
          component="img"
          src={thumbnail(shown, size * 2)}
          alt=""
          onError={() => setBroken(shown)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        initialsOf(name)
      )}
    </Box>
  );
}
