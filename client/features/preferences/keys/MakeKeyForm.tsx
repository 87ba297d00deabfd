import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import {
  keyLifeDefault,
  keyLives,
  keyNameLength,
  type KeyLife,
  keyScopes,
  type KeyScope,
  scopesOf,
} from '../../../../server/contract/rules/scopes';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { type KeyHome, type NewKey, useMakeKey } from './keys-api';

const lifeLabel = (life: KeyLife): string => (life === null ? 'Never expires' : `${life} days`);

type Props = Readonly<{
  home: KeyHome;
  type: 'brand' | 'influencer';
  /** For staff: the members on whose behalf it can be created. */
  people?: readonly Readonly<{ id: string; name: string }>[];
  onMade: (key: NewKey) => void;
}>;

/** Creates a key: its name, scopes, and lifetime. */
export function MakeKeyForm({ home, type, people, onMade }: Props) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const [life, setLife] = useState<KeyLife>(keyLifeDefault);
  const { mutate, isPending, error, reset } = useMakeKey(home);
  const [userId, setUserId] = useState(people?.[0]?.id);
  const allowed = scopesOf(type);
  const options = keyScopes.filter(({ id }) => allowed.includes(id));
  const { name: nameFault, scopes: scopesFault } = error?.fieldErrors ?? {};

  const make = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { name, scopes: [...scopes], expiresInDays: life, ...(userId ? { userId } : {}) },
      {
        onSuccess: (key) => {
          onMade(key);
          setName('');
          setScopes([]);
        },
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={make} aria-labelledby="make-key-title">
      <Typography variant="h3" id="make-key-title">
        Create a key
      </Typography>
      <Box sx={{ display: 'grid', gap: 5, mt: 3 }}>
        <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { sm: '1fr 160px' } }}>
          <TextField
            label="Name"
            placeholder={type === 'brand' ? 'Reservations system' : 'My website'}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              reset();
            }}
            error={Boolean(nameFault)}
            helperText={nameFault}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: keyNameLength } }}
          />
          <TextField
            select
            label="Valid for"
            value={String(life)}
            onChange={(event) => setLife(keyLives.find((each) => String(each) === event.target.value) ?? null)}
          >
            {keyLives.map((each) => (
              <option key={String(each)} value={String(each)}>
                {lifeLabel(each)}
              </option>
            ))}
          </TextField>
        </Box>
        {people && (
          <TextField select label="Acts as" value={userId ?? ''} onChange={(event) => setUserId(event.target.value)}>
            {people.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </TextField>
        )}
        <ChoiceInput
          label="What it can do"
          options={options}
          max={options.length}
          value={{ chosen: [...scopes], other: null }}
          onChange={({ chosen }) => {
            setScopes(chosen);
            reset();
          }}
          hint="Choose only what the app needs."
          fault={scopesFault}
        />
        <Fault>{nameFault || scopesFault ? null : error?.message}</Fault>
        <Box>
          <SubmitButton busy={isPending}>Create key</SubmitButton>
        </Box>
      </Box>
    </Box>
  );
}
