import { ageBrackets } from '../../../../server/contract/lists/attributes';
import { audienceGenders } from '../../../../server/contract/lists/availability';
import { EditorSection } from '../EditorSection';
import { useEditor } from '../editor-context';
import type { Audience } from '../profile-api';
import { AudienceCountries } from './AudienceCountries';
import { ShareFields } from './ShareFields';

/** Who looks at one's work, as the platforms' own statistics say. */
export function AudienceSection() {
  const { profile, faults, change } = useEditor();
  const { audience } = profile;
  const set = (part: Partial<Audience>) => change({ audience: { ...audience, ...part } });
  return (
    <EditorSection
      id="audience"
      title="Audience"
      lead="Copy these from your largest account’s insights. Brands see that they come from you. Whole numbers are enough."
    >
      <ShareFields
        label="Age"
        options={ageBrackets}
        shares={audience.ages}
        onChange={(ages) => set({ ages })}
        fault={faults['audience.ages']}
      />
      <ShareFields
        label="Gender"
        options={audienceGenders}
        shares={audience.genders}
        onChange={(genders) => set({ genders })}
        fault={faults['audience.genders']}
      />
      <AudienceCountries
        countries={audience.countries}
        onChange={(countries) => set({ countries })}
        fault={faults['audience.countries']}
      />
    </EditorSection>
  );
}
