import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import type { Option } from '../../../server/contract/lists/option';
import { countInWords } from '../../../server/contract/rules/facet-counts';
import { hasWords } from '../../../server/contract/rules/has-words';
import type { Facets } from './browser-api';
import { type BrowserFilter, type FilterName, isChosen, listNamed, toggled } from './browser-filter';
import { FoldArrow } from '../../ui/Fold';

type FilterListProps = {
  name: FilterName;
  /** Only options that contain this text, unless it matches the list's own name. */
  letters: string;
  startsOpen: boolean;
  filter: BrowserFilter;
  /** Its counts. */
  facets: Facets | undefined;
  onChange: (filter: BrowserFilter) => void;
};

/** An expandable list: its options with counts, and selected ones marked. */
export function FilterList({ name, letters, startsOpen, filter, facets, onChange }: FilterListProps) {
  const { label, options } = listNamed(name);
  const id = useId();
  const chosen = filter.chosen[name]?.length ?? 0;
  const [isOpen, setOpen] = useState(startsOpen || chosen > 0);
  const open = isOpen || letters !== '';
  const all = hasWords(label, letters);
  const here = (option: Option<string>) => facets?.lists[name]?.[option.id] || isChosen(filter, name, option.id);
  const shown = options.filter(
    (option) => (!option.hidden || here(option)) && (all || hasWords(option.label, letters)),
  );
  return (
    <Box sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ width: '100%', minHeight: 48, justifyContent: 'space-between', gap: 2, typography: 'subtitle1' }}
      >
        <span>
          {label}
          {chosen > 0 && (
            <Box component="span" sx={{ ml: 2, color: 'pass.primary', typography: 'body2', fontWeight: 600 }}>
              {chosen} chosen
            </Box>
          )}
        </span>
        <FoldArrow open={open} />
      </ButtonBase>
      <Box id={id} role="group" aria-label={label} hidden={!open} sx={{ pb: 2 }}>
        {open &&
          shown.map((option) => {
            const nobody = facets !== undefined && !facets.lists[name]?.[option.id];
            const on = isChosen(filter, name, option.id);
            return (
              <Box key={option.id} component="label" sx={row}>
                <input type="checkbox" checked={on} onChange={() => onChange(toggled(filter, name, option.id))} />
                <Box component="span" sx={{ flex: 1, color: nobody && !on ? 'text.secondary' : undefined }}>
                  {option.label}
                </Box>
                {facets && (
                  <Box component="span" className="tnum" sx={{ color: 'text.secondary', typography: 'body2' }}>
                    {countInWords(facets, name, option.id)}
                  </Box>
                )}
              </Box>
            );
          })}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: { xs: 44, sm: 36 },
  cursor: 'pointer',
  '& input': { m: 0 },
} as const;
