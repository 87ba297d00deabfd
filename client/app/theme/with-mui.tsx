import { type ComponentType, lazy } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Something with parts of MUI. What has none brings neither its styles nor its theme. */
export const withMui =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [{ themed }, Part] = await Promise.all([import('./themed'), load()]);
    return themed(Part);
  };

/** Such a part of a page, loaded when it is first shown. */
export const lazyWithMui = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await withMui(load)() }));
