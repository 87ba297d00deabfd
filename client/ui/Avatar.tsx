import { useState } from 'react';
import { Box } from './elements';
import { initialsOf, thumbnail } from './pictures';

type AvatarProps = {
  /** The stored file's path; initials show if there is none or it can't be loaded. */
  filePath: string | null | undefined;
  /**
   * The person's name, for the initials. It is also next to the picture, so the picture is hidden from screen readers.
   */
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
