// An oxlint rule: API answers have the types generated from the document. A hand-written type that an answer is cast to, or given
// to react-admin, wouldn't change with the answer.
const recordHooks = /^use(Get(One|List|Many|ManyReference)|InfiniteGetList|(Record|List)Context)$/;
const own = new Set(['TSUnknownKeyword', 'TSNeverKeyword']);
const message = 'Take this type from the document: call() knows it, and components, paths and RecordOf name it.';

const inner = (node) =>
  node.type === 'AwaitExpression' || node.type === 'ChainExpression'
    ? inner(node.argument ?? node.expression)
    : node.type === 'TSAsExpression'
      ? inner(node.expression)
      : node;

/** `call(…)`, `response.json()`, `answer.json`. */
function isAnswer(node) {
  const asked = inner(node);
  if (asked.type === 'MemberExpression') return asked.property.name === 'json';
  return asked.type === 'CallExpression' && (asked.callee.name === 'call' || isAnswer(asked.callee));
}

const generatedAnswers = {
  create(context) {
    const byHand = new Set();
    const hooks = [];
    const isByHand = (type) => type.type === 'TSTypeLiteral' || byHand.has(type.typeName?.name);
    return {
      TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void (isByHand(typeAnnotation) && byHand.add(id.name)),
      TSInterfaceDeclaration: ({ id }) => void byHand.add(id.name),
      TSAsExpression(node) {
        if (isAnswer(node.expression) && !own.has(node.typeAnnotation.type)) context.report({ node, message });
      },
      CallExpression({ callee, typeArguments }) {
        if (typeArguments && recordHooks.test(callee.name)) hooks.push(...typeArguments.params);
      },
      'Program:exit': () => hooks.filter(isByHand).forEach((node) => context.report({ node, message })),
    };
  },
};

export default { meta: { name: 'tastemaker' }, rules: { 'generated-answers': generatedAnswers } };
