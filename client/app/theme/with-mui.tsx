import { type ComponentType, createContext, lazy, useContext, useEffect, useState } from 'react';
import { Box, Button } from '../../ui/elements';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Something with parts of MUI. What has none brings neither its styles nor its theme. */
export const withMui =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [{ themed }, Part] = await Promise.all([import('./themed'), load()]);
    return themed(Part);
  };

/** Such a part of a page, loaded when it is first shown. */
export const lazyWithMui = <Props extends object>(load: Load<Props>) => latePart(withMui(load));

const TryAgain = createContext(() => {});

/** A part of a page, loaded when it is first shown. If it can't be loaded, a sentence says so in its place. */
export function latePart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let coming: ComponentType<Props> | undefined;
  const begin = () => (coming ??= lazy(async () => ({ default: await load().catch(() => Failed) })));
  const forget = () => void (coming = undefined);
  const Failed = () => <NotLoaded onShow={forget} />;
  return function LatePart(props) {
    const [Part, setPart] = useState(begin);
    return (
      <TryAgain value={() => setPart(begin)}>
        <Part {...props} />
      </TryAgain>
    );
  };
}

function NotLoaded({ onShow }: { onShow: () => void }) {
  const again = useContext(TryAgain);
  useEffect(onShow);
  return (
    <Box role="alert" sx={{ typography: 'body2' }}>
      This couldn’t be loaded. Check your connection.
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </Box>
  );
}
