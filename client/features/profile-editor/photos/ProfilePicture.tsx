import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Photo } from '../../../ui/Photo';
import { ChoosePicture } from '../../../ui/picture/ChoosePicture';
import { portrait } from '../../../ui/picture/crop';
import { useEditor } from '../editor-context';

/** The influencer's own picture: chosen, cut to its shape, sent. */
export function ProfilePicture() {
  const { profile, faults, change } = useEditor();
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
        <ChoosePicture
          noun="picture"
          what="Picture of yourself"
          filePath={profile.avatarPath}
          ratio={portrait}
          onChange={(avatarPath) => change({ avatarPath })}
          fault={faults.avatar}
        />
      </Box>
    </Box>
  );
}
