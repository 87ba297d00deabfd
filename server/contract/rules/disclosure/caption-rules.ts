import { platformLabel as nameOf } from '../../lists/labels.js';
import type { CaptionContext } from './caption-context.js';
import { denials, foreignLabels, gluedLabels, type Label, ownMoney, unclearWords } from './phrases.js';
import { type Severity, type Source, sources } from './verdict.js';

/** One rule: what it says when it is broken, else null. */
export type CaptionRule = Readonly<{
  id: string;
  severity: Severity;
  source: Source;
  finds: (context: CaptionContext) => string | null;
}>;

/** What is said of a caption in which there is no clear label at all depends on what there is instead. */
const isUnlabelled = ({ labels, platformLabel }: CaptionContext) => labels.length === 0 && !platformLabel;
const instead = {
  disguised: ({ disguised }: CaptionContext) => disguised.length > 0,
  glued: ({ folded }: CaptionContext) => gluedLabels.test(folded.text),
  foreign: ({ folded }: CaptionContext) => foreignLabels.test(folded.text),
  unclear: ({ folded }: CaptionContext) => unclearWords.test(folded.text),
};

/** The label that is read first; the platform's own label stands above every caption. */
const earliest = ({ labels, platformLabel }: CaptionContext) => (platformLabel ? undefined : labels[0]);

const isBuried = ({ foldedOn }: CaptionContext, label: Label) => foldedOn(label).length > 0;
const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** Whether a label stands behind other tags, where nobody looks for it. */
function isAmongTags({ folded }: CaptionContext, start: number, end: number): boolean {
  const tag = '#[\\p{L}\\p{N}_]+';
  const [before, after] = [folded.text.slice(0, start), folded.text.slice(end)];
  const preceding = new RegExp(`${tag}[\\s,·|]*$`, 'u').test(before);
  return (
    preceding &&
    (new RegExp(`${tag}[\\s,·|]*${tag}[\\s,·|]*$`, 'u').test(before) || new RegExp(`^[\\s,·|]*${tag}`, 'u').test(after))
  );
}

const weak = /^(\?|-?ish(?!\p{L})|\s+(ish|lol|jk|kinda|kind of|sort of|i guess|apparently)(?![\p{L}\p{N}_]))/u;
const says = (phrases: readonly RegExp[], { folded }: CaptionContext) =>
  phrases.some((phrase) => folded.text.search(phrase) >= 0);

/** What a caption must meet, the gravest first. */
export const captionRules: readonly CaptionRule[] = [
  {
    id: 'label-denied',
    severity: 'fail',
    source: sources.recognisable,
    finds: (context) =>
      says(denials, context)
        ? 'The caption says that this is not an ad. A gifted visit or product makes it one.'
        : null,
  },
  {
    id: 'claims-own-money',
    severity: 'fail',
    source: sources.consumer,
    finds: (context) =>
      says(ownMoney, context)
        ? 'The caption says that you paid for it. What was gifted must not look like your own purchase.'
        : null,
  },
  {
    id: 'label-disguised',
    severity: 'fail',
    source: sources.upFront,
    finds: (context) =>
      isUnlabelled(context) && instead.disguised(context)
        ? 'The label is written with look-alike or hidden characters. Screen readers and search do not see it: use plain letters.'
        : null,
  },
  {
    id: 'label-glued',
    severity: 'fail',
    source: sources.labels,
    finds: (context) =>
      isUnlabelled(context) && !instead.disguised(context) && instead.glued(context)
        ? 'The label is part of a longer hashtag, where it is not read. Let “Ad” stand alone.'
        : null,
  },
  {
    id: 'label-foreign',
    severity: 'fail',
    source: sources.labels,
    finds: (context) =>
      isUnlabelled(context) && !instead.disguised(context) && !instead.glued(context) && instead.foreign(context)
        ? 'The label is not in English. People in the UK look for “Ad”.'
        : null,
  },
  {
    id: 'label-unclear',
    severity: 'fail',
    source: sources.labels,
    finds: (context) =>
      isUnlabelled(context) &&
      ![instead.disguised, instead.glued, instead.foreign].some((is) => is(context)) &&
      instead.unclear(context)
        ? 'Words such as gifted, collab, sp, spon or thanks to do not say clearly that this is an ad. Say “Ad”.'
        : null,
  },
  {
    id: 'label-missing',
    severity: 'fail',
    source: sources.recognisable,
    finds: (context) =>
      isUnlabelled(context) && !Object.values(instead).some((is) => is(context))
        ? 'Nothing says that this is an ad. Begin with “Ad”.'
        : null,
  },
  {
    id: 'label-buried',
    severity: 'fail',
    source: sources.upFront,
    finds: (context) => {
      const label = earliest(context);
      const platforms = label ? context.foldedOn(label) : [];
      return platforms.length > 0
        ? `On ${listed(platforms.map(nameOf))} the label is only seen after “more” has been pressed. Put it first.`
        : null;
    },
  },
  {
    id: 'label-among-tags',
    severity: 'fail',
    source: sources.creators,
    finds: (context) => {
      const label = earliest(context);
      return label && !label.first && !isBuried(context, label) && isAmongTags(context, label.start, label.end)
        ? 'The label hides among other hashtags. Put it first.'
        : null;
    },
  },
  {
    id: 'label-not-first',
    severity: 'fix',
    source: sources.upFront,
    finds: (context) => {
      const label = earliest(context);
      return label && !label.first && !isBuried(context, label) && !isAmongTags(context, label.start, label.end)
        ? 'The label can be seen, but is not read first. Put it at the very beginning.'
        : null;
    },
  },
  {
    id: 'label-weakened',
    severity: 'fix',
    source: sources.recognisable,
    finds: (context) => {
      const label = earliest(context);
      return label?.first && weak.test(context.folded.text.slice(label.end))
        ? 'What follows the label makes it sound like a joke or a question. Let it stand as it is.'
        : null;
    },
  },
  {
    id: 'hidden-characters',
    severity: 'fix',
    source: sources.upFront,
    finds: ({ folded }) =>
      folded.hidden.length > 0
        ? 'The caption holds characters that cannot be seen. They can move or break up the label.'
        : null,
  },
];
