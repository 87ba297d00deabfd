import { AttributeChoice } from '../AttributeChoice';
import { EditorSection } from '../EditorSection';

/** What may appear in one's content that a brand might not want to stand beside. */
export function SafetySection() {
  return (
    <EditorSection
      id="safety"
      title="Safety flags"
      lead="Mark anything your content sometimes shows. Brands that avoid it won’t find you, so there are no surprises. If nothing is marked, your content is suitable for everyone."
    >
      <AttributeChoice name="contentRiskFlags" />
    </EditorSection>
  );
}
