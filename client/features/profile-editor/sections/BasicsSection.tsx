import Box from '@mui/material/Box';
import { brandCategories } from '../../../../server/contract/lists/brands';
import { countries, influencerCities } from '../../../../server/contract/lists/places';
import { attributeLists } from '../../../../server/contract/lists/attributes';
import {
  birthFault,
  birthFaults,
  profileHandle,
  profileHandleFault,
  profileLimits,
  withoutAt,
} from '../../../../server/contract/rules/influencer-profile';
import { londonTimeAt } from '../../../../server/contract/rules/london-time';
import { checkText } from '../../../../server/contract/rules/text-limits';
import { productNow } from '../../../api/clock';
import ChangeInfluencerProfileInput from '../../../api/limits/ChangeInfluencerProfileInput.json';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { TownSearch } from '../../../ui/TownSearch';
import { AttributeChoice } from '../AttributeChoice';
import { EditedField } from '../EditedField';
import { EditorSection, Group } from '../EditorSection';
import { useEditor } from '../editor-context';
import type { Profile } from '../profile-api';

/** Who the influencer is, where, and what they make; and optional personal details. */
export function BasicsSection() {
  const { profile, faults, change } = useEditor();
  const { bio: most } = profileLimits;
  return (
    <EditorSection id="basics" title="Basics" lead="Your name, where you live, and what you make content about.">
      <Box sx={pair}>
        <EditedField
          label="Name"
          value={profile.name}
          onChange={(name) => change({ name: name.trim() })}
          check={nameFault}
          fault={faults.name}
          autoComplete="name"
        />
        <EditedField
          label="Handle"
          whole
          value={profile.handle}
          onChange={(handle) => change({ handle: withoutAt(handle).toLowerCase() })}
          check={handleFault}
          fault={faults.handle}
          hint="Also used in your media kit’s address."
        />
      </Box>
      <EditedField
        label="Bio"
        multiline
        minRows={4}
        value={profile.bio}
        onChange={(bio) => change({ bio })}
        maxLength={most.max}
        fault={faults.bio}
        hint={`Two sentences are plenty: who you are and what you love to share. ${profile.bio.length} of ${most.max}`}
      />
      <Box sx={pair}>
        <Box>
          <EditedField
            label="City"
            value={profile.city ?? ''}
            onChange={(city) => change({ city: city || null })}
            options={influencerCities}
            fault={faults.city}
          />
          <TownSearch list="influencer-cities" onChoose={(city) => change({ city })} />
        </Box>
        <EditedField
          label="Country"
          value={profile.country ?? ''}
          onChange={(country) => change({ country: (country || null) as Profile['country'] })}
          options={countries}
          fault={faults.country}
        />
      </Box>
      <AttributeChoice name="region" />
      <ChoiceInput
        label="Primary categories"
        options={brandCategories}
        max={attributeLists.primaryCategories.max}
        value={{ chosen: profile.categories.filter(isCategory), other: null }}
        onChange={({ chosen }) => change({ categories: [...chosen] })}
        fault={faults.categories}
      />
      <Group title="About you" lead="All of this is optional.">
        <EditedField
          label="Date of birth"
          type="date"
          value={profile.dateOfBirth ?? ''}
          onChange={(dateOfBirth) => change({ dateOfBirth: dateOfBirth || null })}
          check={dateFault}
          fault={faults.dateOfBirth}
          hint="Only you and our team see this. You must be 18 or older."
          autoComplete="bday"
          sx={{ maxWidth: 280 }}
        />
        {['gender', 'ageBracket', 'relationshipStatus', 'education', 'workStatus'].map((name) => (
          <AttributeChoice key={name} name={name} />
        ))}
      </Group>
    </EditorSection>
  );
}

const pair = { display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } } as const;

type Category = (typeof brandCategories)[number]['id'];
const isCategory = (id: string): id is Category => brandCategories.some((each) => each.id === id);

const nameFault = (name: string) => {
  const says = checkText(ChangeInfluencerProfileInput.name, name);
  return says === true ? undefined : says;
};

const handleFault = (handle: string) =>
  profileHandle.test(withoutAt(handle).toLowerCase()) ? undefined : profileHandleFault;

const dateFault = (date: string) => {
  const fault = date === '' ? undefined : birthFault(date, londonTimeAt(productNow()).date);
  return fault && birthFaults[fault];
};
