import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { deliverableTypes } from '../../../server/contract/lists/collab';
import { type ContentFilter, downloadAtMost, rightsStates, useContent } from '../../api/content';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/LoadMore';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { ContentCard } from './ContentCard';
import { DownloadBar } from './DownloadBar';
import { pictureGrid } from '../../ui/pictures';
import { PictureSkeletons } from '../../ui/picture-skeletons';
import { NativeChoice } from '../../ui/NativeChoice';
import { TextField } from '../../ui/TextField';
import { useTypedText } from '../../ui/use-typed-text';

/** Everything made for the brand, to browse and download. The filter is in the URL. */
export function ContentLibraryPage() {
  const [search, setSearch] = useSearchParams();
  const filter: ContentFilter = {
    type: deliverableTypes.find(({ id }) => id === search.get('type'))?.id ?? '',
    rights: rightsStates.find(({ id }) => id === search.get('rights'))?.id ?? '',
    text: search.get('text') ?? '',
  };
  const pages = useContent(filter);
  const { data, error, isPending, refetch } = pages;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pieces = data?.pages.flatMap(({ items }) => items) ?? [];
  const usable = pieces.filter((piece) => piece.usable).map(({ id }) => id);
  const narrow = (next: ContentFilter) => {
    setChosen([]);
    setSearch(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true, preventScrollReset: true },
    );
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <PageHeader
        title="Content library"
        lead="Every piece you’ve approved, with how you can use it and for how long."
      />
      <ContentFilters filter={filter} onChange={narrow} />
      <Fault>{error?.message}</Fault>
      {error && (
        <Button variant="outlined" onClick={() => void refetch()} sx={{ mt: 3 }}>
          Retry
        </Button>
      )}
      {data && pieces.length === 0 && <NothingHere filter={filter} onChange={narrow} />}
      {isPending ? (
        <PictureSkeletons count={8} sx={contentGrid} />
      ) : (
        <Box component="ul" aria-label="Content" sx={contentGrid}>
          {pieces.map((piece) => (
            <ContentCard
              key={piece.id}
              piece={piece}
              chosen={chosen.includes(piece.id)}
              full={chosen.length >= downloadAtMost}
              onChoose={(isChosen) => choose(piece.id, isChosen)}
            />
          ))}
        </Box>
      )}
      <LoadMore list={pages} />
      <DownloadBar chosen={chosen} all={usable.slice(0, downloadAtMost)} onChoose={setChosen} />
    </>
  );
}

const contentGrid = pictureGrid('220px, 100%');

type NothingHereProps = { filter: ContentFilter; onChange: (filter: ContentFilter) => void };

/** Why no piece shows, and what to do about it. */
function NothingHere({ filter, onChange }: NothingHereProps) {
  const { actor } = useSession();
  if (Object.values(filter).some(Boolean))
    return (
      <EmptyState
        title="No matches"
        action={
          <Button variant="contained" onClick={() => onChange({ type: '', rights: '', text: '' })}>
            Clear the filters
          </Button>
        }
      >
        Try fewer filters or another word.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No content yet"
      action={<TextLink to={paths.brand.dashboard(actor.uid)}>See your Collabs</TextLink>}
    >
      Once you approve a creator’s content, you can download it here.
    </EmptyState>
  );
}

type ContentFiltersProps = { filter: ContentFilter; onChange: (filter: ContentFilter) => void };

/** Filters the library at once. */
function ContentFilters({ filter, onChange }: ContentFiltersProps) {
  const [typed, type] = useTypedText(filter.text, (text) => onChange({ ...filter, text }));
  return (
    <Box
      role="search"
      aria-label="Filter the content"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', mb: 6 }}
    >
      <TextField
        label="Search"
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        placeholder="Creator, offer or caption"
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
      />
      <NativeChoice
        label="Type"
        all="All types"
        options={deliverableTypes}
        value={filter.type}
        onChange={(chosen) => onChange({ ...filter, type: chosen })}
      />
      <NativeChoice
        label="Usage rights"
        all="Any"
        options={rightsStates}
        value={filter.rights}
        onChange={(chosen) => onChange({ ...filter, rights: chosen })}
      />
      {Object.values(filter).some(Boolean) && (
        <Button onClick={() => onChange({ type: '', rights: '', text: '' })}>Clear all</Button>
      )}
    </Box>
  );
}
