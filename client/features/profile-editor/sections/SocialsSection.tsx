import { platforms } from '../../../../server/contract/lists/social';
import { EditorSection } from '../EditorSection';
import { AccountCard } from './AccountCard';

/** Where one posts, and how many follow. */
export function SocialsSection() {
  return (
    <EditorSection
      id="socials"
      title="Socials"
      lead="The figures are your own words, and brands read them as such. Bring them up to date now and then: we note the day, and show how you grow."
    >
      {platforms.map(({ id }) => (
        <AccountCard key={id} platform={id} />
      ))}
    </EditorSection>
  );
}
