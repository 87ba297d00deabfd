import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type InfluencerFilterName, influencerFilters } from '../../../../server/contract/rules/influencer-filters';
import { protectedLists, targetingLimits } from '../../../../server/contract/rules/match';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { NativeChoice } from '../../../ui/NativeChoice';
import { RelativeTime } from '../../../ui/RelativeTime';
import { TextField } from '../../../ui/TextField';
import type { Targeting, Wishes } from './wishes';

type ProtectedWishesProps = {
  wishes: Wishes['protectedWishes'];
  /** As recorded. */
  since: Targeting['protectedWishes'];
  onChange: (wishes: Wishes['protectedWishes']) => void;
};

const labelOfList = (list: string): string => influencerFilters[list as InfluencerFilterName].label;

/** Personal attributes that are to count nevertheless, each with its reason. */
export function ProtectedWishes({ wishes, since, onChange }: ProtectedWishesProps) {
  const others = protectedLists.filter((list) => wishes.every((wish) => wish.list !== list));
  const change = (place: number, more: Partial<(typeof wishes)[number]>) =>
    onChange(wishes.with(place, { ...wishes[place]!, ...more }));
  return (
    <Box component="section" aria-labelledby="protected-title" sx={{ display: 'grid', gap: 5 }}>
      <Box>
        <Typography variant="h3" id="protected-title">
          Personal attributes
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Gender, looks, age and relationship status don’t count unless you ask for them. If you do, say why: we record
          the reason with your name, and creators see that you asked.
        </Typography>
      </Box>
      {wishes.map(({ list, options, reason }, place) => {
        const asked = since.find((wish) => wish.list === list)?.askedAt;
        return (
          <Box key={list} sx={{ display: 'grid', gap: 3, pl: 4, borderLeft: '3px solid', borderColor: 'pass.accent' }}>
            <ChoiceInput
              label={labelOfList(list)}
              options={influencerFilters[list as InfluencerFilterName].options}
              max={targetingLimits.options}
              hint={
                asked && (
                  <>
                    Counts since <RelativeTime time={asked} goesOn />.
                  </>
                )
              }
              value={{ chosen: options, other: null }}
              onChange={({ chosen }) => change(place, { options: [...chosen] })}
            />
            <TextField
              label={`Why ${labelOfList(list).toLowerCase()} matters here`}
              value={reason}
              multiline
              onChange={(event) => change(place, { reason: event.target.value })}
            />
            <Box>
              <Button size="small" onClick={() => onChange(wishes.filter((wish) => wish.list !== list))}>
                Stop counting {labelOfList(list).toLowerCase()}
              </Button>
            </Box>
          </Box>
        );
      })}
      <NativeChoice
        label="Ask for a personal attribute"
        all="None"
        options={others.map((id) => ({ id, label: labelOfList(id) }))}
        value=""
        onChange={(list) =>
          list && onChange([...wishes, { list: list as (typeof wishes)[number]['list'], options: [], reason: '' }])
        }
      />
    </Box>
  );
}
