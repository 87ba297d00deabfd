// An oxlint rule about texts, comments and test titles. test/openapi-document.test.ts holds the API's descriptions to the same list,
// test/papers.test.ts the Markdown.

/** Expressions that make a sentence sound translated, and what to write instead. */
const tellTales = {
  'who(m)?ever': '“anyone who”, “you”, or the role',
  somebody: '“someone”, or the role',
  everybody: '“everyone”',
  anew: '“again”',
  meanwhile: '“since then”, “until then”, or nothing',
  'by (itself|themselves)': '“automatically”, or the person who does it',
  'at the moment': '“right now”, or nothing',
  'nothing waits': 'what will be here, and the way to it',
  'leads nowhere': '“no longer works”',
  'looks? at it': 'a verb and a noun, such as “View profile”',
  '(?<!by )(hand|hands|handed|handing) in': '“submit”',
  '(is|are|was|were|been|being) told': 'what we do: “we’ll email you”, “notifies”, “shows”',
  besides: '“also”, or nothing',
  stands: '“is”, “is shown”, “counts” or “works”',
  'already(?=[.;])': '“already” before the verb',
  'please look again': '“Reload to see it”',
  'not for you to': '“you can’t”',
};

/** Names such as `profiles/changed-meanwhile` aren't prose. */
const pattern = ([words, instead]) => ({ found: new RegExp(`(?<![-/\\w])(${words})(?![-/\\w])`, 'i'), instead });
const patterns = Object.entries(tellTales).map(pattern);

/** The changes needed in this text, one sentence for each expression. */
export const faultsIn = (text) =>
  patterns.flatMap(({ found, instead }) => {
    const [words] = found.exec(text) ?? [];
    return words ? [`Instead of “${words}” write ${instead}.`] : [];
  });

const isRead = /\/(client|server|sandbox)\/(?!test\/|db\/migrations\/)(?!.*\.(test|contract)\.tsx?$)/;
const titled = new Set(['describe', 'it', 'test']);

/** `it` of `it('…')`, `it.each(…)('…')` and `it.skip('…')`. */
function testOf({ callee }) {
  let of = callee;
  while (of.object ?? of.callee) of = of.object ?? of.callee;
  return titled.has(of.name);
}

const titleOf = ({ arguments: [title] }) =>
  title?.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw).join('…') : String(title?.value ?? '');

const tellTale = {
  create(context) {
    const read = (node, text) =>
      /\s/.test(text) && faultsIn(text).forEach((message) => context.report({ node, message }));
    const literals = {
      Literal: (node) => void (typeof node.value === 'string' && read(node, node.value)),
      JSXText: (node) => read(node, node.value),
      TemplateElement: (node) => read(node, node.value.raw),
    };
    return {
      Program: () => context.sourceCode.getAllComments().forEach((comment) => read(comment, comment.value)),
      ...(isRead.test(context.filename)
        ? literals
        : { CallExpression: (node) => void (testOf(node) && read(node, titleOf(node))) }),
    };
  },
};

export default { meta: { name: 'voice' }, rules: { 'tell-tale': tellTale } };
