import { platforms } from '../../../../server/contract/lists/social';
import { EditorSection } from '../EditorSection';
import { AccountCard } from './AccountCard';

/** Where one posts, and how many follow. */
export function SocialsSection() {
  return (
    <EditorSection
      id="socials"
      title="Socials"
      lead="Brands see that these figures come from you. Keep them up to date: we note the date and show how you grow."
    >
      {platforms.map(({ id }) => (
        <AccountCard key={id} platform={id} />
      ))}
    </EditorSection>
  );
}
