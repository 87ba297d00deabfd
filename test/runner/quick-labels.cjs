// For the labels of one field, jsdom looks through the whole page, and again for the id that each label names. Here one walk finds
// the labels of all fields; they hold until the page changes.
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');
const forms = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');

const known = new WeakMap();

/** The labels in this tree, by the field that each is for. */
function labelsIn(root) {
  if (known.get(root)?.version !== root._version) known.set(root, { version: root._version, labels: found(root) });
  return known.get(root).labels;
}

function found(root) {
  const labels = new Map();
  const ids = new Map();
  const all = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    const id = node.getAttributeNS?.(null, 'id');
    if (id && !ids.has(id)) ids.set(id, node);
    if (node.localName === 'label') all.push(node);
  }
  for (const label of all) {
    const field = label.hasAttributeNS(null, 'for') ? named(ids.get(label.getAttributeNS(null, 'for'))) : label.control;
    if (field) labels.set(field, [...(labels.get(field) ?? []), label]);
  }
  return labels;
}

const named = (element) => (element && forms.isLabelable(element) ? element : null);

forms.getLabelsForLabelable = (field) => {
  if (!forms.isLabelable(field)) return null;
  const root = field.getRootNode({});
  field._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => labelsIn(root).get(field) ?? [],
  });
  return field._labels;
};
