import { AttributeChoice } from '../AttributeChoice';
import { EditorSection } from '../EditorSection';

/** What may appear in one's content that a brand might not want to stand beside. */
export function SafetySection() {
  return (
    <EditorSection
      id="safety"
      title="Safety flags"
      lead="Mark what your content shows now and then. Brands that leave it out do not find you, and nobody is surprised afterwards. With nothing marked, your content is suitable for everybody."
    >
      <AttributeChoice name="contentRiskFlags" />
    </EditorSection>
  );
}
