import { seenByOurTeam } from '../../../../server/contract/lists/attributes';
import { AttributeChoice } from '../AttributeChoice';
import { EditorSection } from '../EditorSection';
import { listsIn } from '../section-lists';

/** How one looks, for those who like to say. */
export function AppearanceSection() {
  return (
    <EditorSection
      id="appearance"
      title="Appearance"
      lead={`Beauty and fashion brands sometimes ask. All of this is optional. ${seenByOurTeam}`}
    >
      {listsIn('appearance').map((name) => (
        <AttributeChoice key={name} name={name} brief />
      ))}
    </EditorSection>
  );
}
