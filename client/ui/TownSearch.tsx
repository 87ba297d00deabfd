import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CityList } from '../../server/contract/lists/growing';
import { call } from '../api/client';
import { TextField } from './TextField';
import { NewTab } from './TextLink';
import { useTypedText } from './use-typed-text';

type TownSearchProps = {
  /** The list above the search. */
  list: CityList;
  /** The button's label. */
  asks?: string;
  onChoose: (id: string) => void;
};

/** Below a list of cities: searches for a town that isn't in it, without adding it to the list. */
export function TownSearch({ list, asks = 'My town isn’t listed', onChoose }: TownSearchProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box>
      <Button
        ref={button}
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ mt: 1, ml: -3, minHeight: { xs: 44, sm: 32 } }}
      >
        {asks}
      </Button>
      {open && <Search list={list} onChoose={choose} />}
    </Box>
  );
}

const hints: Readonly<Record<CityList, string>> = {
  'brand-cities': 'Any town or city in the United Kingdom.',
  'influencer-cities': 'If you live close to a listed city, choose that one: brands there look for it.',
};

function Search({ list, onChoose }: Pick<TownSearchProps, 'list' | 'onChoose'>) {
  const [sought, setSought] = useState('');
  const [typed, type] = useTypedText(sought, setSought);
  const { data, error } = useTowns(list, sought);
  const found = sought.length < fewest ? undefined : data?.items;
  const chooseFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter mustn't submit the surrounding form
    if (found?.[0] && sought === typed.trim()) onChoose(found[0].id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1, p: 3, borderRadius: '6px', bgcolor: 'pass.sunken' }}>
      <TextField
        autoFocus
        label="Town"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={chooseFirst}
        helperText={error?.message ?? hints[list]}
        error={error !== null}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Box role="status" sx={{ typography: 'body2', '&:empty': { mt: -2 } }}>
        {found?.length === 0 && 'We can’t find a town with this name. For part of a city, choose the city.'}
      </Box>
      {found && found.length > 0 && (
        <Box component="ul" aria-label="Towns found" sx={{ listStyle: 'none', my: 0, mx: -2, p: 0 }}>
          {found.map(({ id, label, within }) => (
            <li key={id}>
              <Button fullWidth onClick={() => onChoose(id)} sx={row}>
                {label}
                {within && !label.endsWith(within) && (
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    {within}
                  </Box>
                )}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Towns:{' '}
        <Box
          component="a"
          href="https://www.geonames.org/"
          target="_blank"
          rel="noopener noreferrer"
          sx={{ color: 'inherit' }}
        >
          GeoNames
          <NewTab />
        </Box>
        , CC BY 4.0
      </Typography>
    </Box>
  );
}

const row = {
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 2,
  minHeight: { xs: 44, sm: 36 },
  px: 2,
  color: 'text.primary',
};

/** The minimum length of a search. */
const fewest = 2;

const useTowns = (list: CityList, q: string) =>
  useQuery({
    queryKey: ['towns', list, q],
    queryFn: ({ signal }) => call('GET /api/v1/towns', { query: { list, q }, signal }),
    enabled: q.length >= fewest,
    placeholderData: keepPreviousData,
  });
