import { EditorSection, Group } from '../EditorSection';
import { profileLimits } from '../../../../server/contract/rules/influencer-profile';
import { useEditor } from '../editor-context';
import { Portfolio } from './Portfolio';
import { ProfilePicture } from './ProfilePicture';

/** One's picture, and the best of one's work. */
export function PhotosSection() {
  const { profile } = useEditor();
  return (
    <EditorSection id="photos" title="Photos" lead="The first thing that brands see of you: your face, then your work.">
      <ProfilePicture />
      <Group
        title="Portfolio"
        lead={`Up to ${profileLimits.portfolio.max} pictures and videos, the best first. ${profile.portfolio.length} of ${profileLimits.portfolio.max} shown.`}
      >
        <Portfolio />
      </Group>
    </EditorSection>
  );
}
