import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EditorSection, Group } from '../EditorSection';
import { profileLimits } from '../../../../server/contract/rules/influencer-profile';
import { Photo } from '../../../ui/Photo';
import { ChoosePicture } from '../../../ui/picture/ChoosePicture';
import { portrait } from '../../../ui/picture/crop';
import { useEditor } from '../editor-context';
import { Portfolio } from './Portfolio';

/** The influencer's picture, and the best of their work. */
export function PhotosSection() {
  const { profile } = useEditor();
  return (
    <EditorSection id="photos" title="Photos" lead="The first thing brands see: your face, then your work.">
      <ProfilePicture />
      <Group
        title="Portfolio"
        lead={`Up to ${profileLimits.portfolio.max} photos and videos, best first. ${profile.portfolio.length} of ${profileLimits.portfolio.max} added.`}
      >
        <Portfolio />
      </Group>
    </EditorSection>
  );
}

/** The influencer's own picture: chosen, cropped, uploaded. */
function ProfilePicture() {
  const { profile, faults, change } = useEditor();
  return (
    <Box sx={{ display: 'flex', gap: 5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <Box sx={{ width: 160, flex: 'none', borderRadius: '12px', overflow: 'hidden' }}>
        <Photo isPrivate filePath={profile.avatarPath} alt="Your picture" ratio="people" sizes="160px" />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3">Your picture</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A clear picture of your face. You can crop it next.
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
