import { AttributeChoice } from '../AttributeChoice';
import { EditorSection } from '../EditorSection';
import { listsIn } from '../section-lists';

/** What one's work feels like, where it appears, and what it is made with. */
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
