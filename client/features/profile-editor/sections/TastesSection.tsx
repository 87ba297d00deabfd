import { AttributeChoice } from '../AttributeChoice';
import { EditorSection, Group } from '../EditorSection';
import { listsIn } from '../section-lists';

/** What one loves, and what one must not be served. */
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
