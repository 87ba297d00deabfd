const link = 'Whoever has this link sees the report.';
const stage = (label: string) => `The Collab stands at ${label}.`;
const code = 'profiles/changed-meanwhile'; // a name, not a sentence

export const Texts = () => (
  <p title={link}>
    {stage(code)}
    Creators join by themselves.
  </p>
);

/** Everybody sees this. */
export const told = 'everybody';
