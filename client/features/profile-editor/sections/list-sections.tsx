import { seenByOurTeam } from '../../../../server/contract/lists/attributes';
import { AttributeChoice } from '../AttributeChoice';
import { EditorSection, Group } from '../EditorSection';
import { listsIn } from '../profile-api';

/** Appearance, optional. */
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

/** The style of their work, where it appears, and what it is made with. */
export function ContentSection() {
  return (
    <EditorSection
      id="content"
      title="Content vibe and gear"
      lead="What your content feels like, where it appears, and what you make it with."
    >
      {listsIn('content').map((name) => (
        <AttributeChoice key={name} name={name} />
      ))}
    </EditorSection>
  );
}

/** Preferences, and food risks. */
export function TastesSection() {
  return (
    <EditorSection id="tastes" title="Tastes and diet" lead="Brands find you by what you love.">
      {listsIn('tastes')
        .filter((name) => name !== 'foodRiskGroups')
        .map((name) => (
          <AttributeChoice key={name} name={name} />
        ))}
      <Group title="Allergies and diet" lead="Tell us once. You’ll only need to confirm it when you book a visit.">
        <AttributeChoice name="foodRiskGroups" />
      </Group>
    </EditorSection>
  );
}
