import { IconAdjustmentsHorizontal, IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { countInWords } from '../../../server/contract/rules/facet-counts';
import { type InfluencerFilterName, influencerFilters } from '../../../server/contract/rules/influencer-filters';
import { TextInput } from '../../ui/TextInput';
import SearchFilterDto from '../../api/limits/SearchFilterDto.json';
import { IconAction } from '../../ui/IconAction';
import { Box, Button, ButtonBase } from '../../ui/elements';
import type { Facets } from './browser-api';
import { type BrowserFilter, countChosen, type FilterName, isChosen, toggled } from './browser-filter';
import { useTypedText } from '../../ui/use-typed-text';

type FilterBarProps = {
  filter: BrowserFilter;
  facets: Facets | undefined;
  onChange: (filter: BrowserFilter) => void;
  /** Opens all filters at this list. */
  onAll: (at?: FilterName) => void;
};

const quick: readonly InfluencerFilterName[] = ['band', 'platform', 'numbers'];
const oneStepAway: readonly InfluencerFilterName[] = ['city', 'category', 'cuisines', 'engagement'];

/** On phones it is one horizontally scrolling line, so that people are visible without scrolling down. */
const chips = {
  display: 'flex',
  gap: 2,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  mx: { xs: -4, sm: 0 },
  px: { xs: 4, sm: 0 },
  // room for the focus ring
  my: { xs: -1.5, sm: 0 },
  py: { xs: 1.5, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flex: 'none', whiteSpace: { xs: 'nowrap', sm: 'normal' } },
} as const;

const moreChip = { borderRadius: 999, minHeight: { xs: 44, sm: 36 } } as const;

/** Search text and the most used filters: bands and platforms directly, the other lists one click away. */
export function FilterBar({ filter, facets, onChange, onAll }: FilterBarProps) {
  const [typed, type] = useTypedText(filter.text, (text) => onChange({ ...filter, text }));
  const count = countChosen(filter);
  return (
    <Box role="search" aria-label="Filter the influencers" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 3 } }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0, '& ::-webkit-search-cancel-button': { display: 'none' } }}>
          <TextInput
            label="Search"
            quiet
            type="search"
            value={typed}
            onChange={type}
            placeholder="Name, handle or bio"
            maxLength={SearchFilterDto.q.most}
            end={
              typed ? (
                <IconAction icon={IconX} label="Clear the search" onClick={() => type('')} />
              ) : (
                <Box component={IconSearch} size={20} stroke={1.75} aria-hidden sx={{ mx: 3, color: 'pass.ink2' }} />
              )
            }
          />
        </Box>
        <Button
          variant="outlined"
          sx={{ flex: 'none' }}
          onClick={() => onAll()}
          startIcon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        >
          {count > 0 ? `All filters (${count})` : 'All filters'}
        </Button>
      </Box>
      <Box sx={chips}>
        {quick.flatMap((name) =>
          influencerFilters[name].options.map(({ id, label }) => (
            <ToggleChip
              key={id}
              label={label}
              count={facets && countInWords(facets, name, id)}
              on={isChosen(filter, name, id)}
              onToggle={() => onChange(toggled(filter, name, id))}
            />
          )),
        )}
        {oneStepAway.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => onAll(name)}
            endIcon={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
            sx={moreChip}
          >
            {influencerFilters[name].label}
            {filter.chosen[name] && ` (${filter.chosen[name].length})`}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

type ToggleChipProps = { label: string; count: string | undefined; on: boolean; onToggle: () => void };

/** A toggle filter, with its count. */
function ToggleChip({ label, count, on, onToggle }: ToggleChipProps) {
  return (
    <ButtonBase
      aria-pressed={on}
      onClick={onToggle}
      sx={{
        gap: 2,
        minHeight: { xs: 44, sm: 36 },
        px: 4,
        border: '1px solid',
        borderColor: on ? 'pass.primary' : 'pass.lineStrong',
        borderRadius: 999,
        bgcolor: on ? 'pass.primarySoft' : 'background.paper',
        color: on ? 'pass.primary' : 'text.primary',
        typography: 'body2',
        fontWeight: 550,
      }}
    >
      {label}
      <Box
        component="span"
        className="tnum"
        // reserves space, so that the chips don't move when the count arrives
        sx={{ minWidth: '2ch', textAlign: 'left', color: on ? 'inherit' : 'text.secondary', fontWeight: 450 }}
      >
        {count}
      </Box>
    </ButtonBase>
  );
}
