import { AttributeChoice } from '../AttributeChoice';
import { EditorSection } from '../EditorSection';

/** Content that a brand may not want to appear beside. */
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
