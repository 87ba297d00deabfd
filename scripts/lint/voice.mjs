// A rule of oxlint about the texts that people read in pages, emails and errors. test/openapi-document.test.ts holds the API's
// descriptions to the same list.

/** Expressions that make a sentence sound translated, and what to write instead. */
const tellTales = {
  'who(m)?ever': '“anyone who”, “you”, or the role',
  somebody: '“someone”, or the role',
  meanwhile: '“since then”, “until then”, or nothing',
  'by (itself|themselves)': '“automatically”, or the person who does it',
  'at the moment': '“right now”, or nothing',
  'nothing waits': 'what will be here, and the way to it',
  'leads nowhere': '“no longer works”',
  'looks? at it': 'a verb and a noun, such as “View profile”',
  '(hand|hands|handed) in': '“submit”',
  '(is|are) told': 'what we do: “we’ll email you”, “notifies”, “shows”',
  besides: '“also”, or nothing',
  stands: '“is”, “is shown”, “counts” or “works”',
};

/** Names such as `profiles/changed-meanwhile` are no words of a sentence. */
const pattern = ([words, instead]) => ({ found: new RegExp(`(?<![-/\\w])(${words})(?![-/\\w])`, 'i'), instead });
const patterns = Object.entries(tellTales).map(pattern);

/** What to change in this text, one sentence for each expression. */
export const faultsIn = (text) =>
  patterns.flatMap(({ found, instead }) => {
    const [words] = found.exec(text) ?? [];
    return words ? [`Instead of “${words}” write ${instead}.`] : [];
  });

const isRead = /\/(client|server|sandbox)\/(?!test\/|db\/migrations\/)(?!.*\.(test|contract)\.tsx?$)/;

const tellTale = {
  create(context) {
    if (!isRead.test(context.filename)) return {};
    const read = (node, text) => faultsIn(text).forEach((message) => context.report({ node, message }));
    return {
      Literal: (node) => void (typeof node.value === 'string' && read(node, node.value)),
      JSXText: (node) => read(node, node.value),
      TemplateElement: (node) => read(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'voice' }, rules: { 'tell-tale': tellTale } };
