// The names of CONTRIBUTING.md#names, as rules: each knows the files it applies to. test/architecture/lint.test.ts
// shows that each of them fires.

const isTest = /\.(test|contract)\.tsx?$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.ts$/;
const baseOf = (file) => file.split('/').at(-1);

/** The file suffix required for a class with this suffix. */
const kinds = {
  Controller: /\.controller\.ts$/,
  Module: /\.module\.ts$/,
  Guard: /\.guard\.ts$/,
  Command: /\.commands?\.ts$/,
};

/** A rule for files that match `where`, except tests. */
const about = (where, watch) => ({
  create(context) {
    const { filename } = context;
    if (!where.test(filename) || isTest.test(filename)) return {};
    return watch((node, message) => context.report({ node, message }), filename, context);
  },
});

/** `canSee`, `isOpen`, `ownsOffer`, `actionsFor`. */
const predicate = /^(can|are|have|may|must|same|no|[a-z]+s)([A-Z]|$)|For$/;
const wire = /(Input|Query|View|List|Page|Dto|Message|Data)$/;

const declared = (node) => (node.declaration?.type === 'ClassDeclaration' ? [node.declaration] : []);
const lastWord = (name) => /[A-Z][a-z0-9]*$/.exec(name)?.[0] ?? name;

export default {
  meta: { name: 'names' },
  rules: {
    'server-file': about(/\/(server|sandbox)\/.*\.ts$/, (report, filename) => ({
      Program(node) {
        if (!kebab.test(baseOf(filename)))
          report(node, 'A file of the server is named in kebab-case, with its kind at the end.');
      },
      'ExportNamedDeclaration > ClassDeclaration'({ id }) {
        const kind = Object.keys(kinds).find((ends) => id.name.endsWith(ends));
        if (kind && !kinds[kind].test(filename)) report(id, `A file with a ${kind} ends in .${kind.toLowerCase()}.ts.`);
      },
    })),
    'component-file': about(/\/client\/(?!test\/).*\.tsx$/, (report, filename) => {
      const exported = new Set();
      const named = baseOf(filename).replace('.tsx', '');
      return {
        ':matches(ExportNamedDeclaration, ExportDefaultDeclaration) > FunctionDeclaration': ({ id }) =>
          exported.add(id.name),
        'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator': ({ id }) => exported.add(id.name),
        'Program:exit'(node) {
          if (/^[A-Z]/.test(named) && !exported.has(named))
            report(node, `A file is named after its component: there is no ${named}.`);
          if (/^[a-z]/.test(named) && !kebab.test(`${named}.ts`))
            report(node, 'A family of components has a name in kebab-case.');
        },
      };
    }),
    entity: about(/\/server\/modules\/[^/]+\/domain\//, (report) => ({
      ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration[typeAnnotation.type="TSTypeLiteral"])'({ id }) {
        report(id, `What the domain knows is Readonly<{ … }>: ${id.name}.`);
      },
    })),
    predicate: about(/\/server\/modules\/[^/]+\/domain\//, (report) => {
      const check = (id, made) => {
        const type = made?.returnType?.typeAnnotation?.type;
        if ((type === 'TSBooleanKeyword' || type === 'TSTypePredicate') && !predicate.test(id.name))
          report(id, `What answers yes or no is called can…, is…, <verb>s… or …For: ${id.name}.`);
      };
      return {
        'ExportNamedDeclaration > FunctionDeclaration': (node) => check(node.id, node),
        'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator': ({ id, init }) => check(id, init),
      };
    }),
    event: about(/\/server\/modules\/[^/]+\/domain\//, (report) => ({
      TSTypeAliasDeclaration(node) {
        if (!/Event(Name)?$/.test(node.id.name)) return;
        const literals = [];
        const walk = (type) => {
          if (!type || typeof type !== 'object') return;
          if (type.type === 'TSLiteralType' && typeof type.literal?.value === 'string') literals.push(type.literal);
          for (const [key, value] of Object.entries(type)) if (key !== 'parent') [value].flat().forEach(walk);
        };
        walk(node.typeAnnotation);
        for (const literal of literals.filter(({ value }) => value.includes('.')))
          if (!/^[a-z-]+\.[a-z-]+$/.test(literal.value))
            report(literal, `An event is <entity>.<past participle>: ${literal.value}.`);
      },
    })),
    error: about(/\.errors\.ts$/, (report, filename) => ({
      'NewExpression[callee.name="DomainError"]'({ arguments: [, code] }) {
        const module = filename.split('/modules/')[1]?.split('/')[0];
        if (code?.type === 'Literal' && !/^[a-z-]+\/[a-z0-9-]+$/.test(code.value))
          report(code, `A code is <module>/<slug>: ${code.value}.`);
      },
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'({ id, init }) {
        if (init?.type === 'ObjectExpression' && !id.name.endsWith('Errors'))
          report(id, 'The errors of a module are in one object, …Errors.');
      },
    })),
    port: about(/\/server\/modules\/[^/]+\/ports\//, (report) => ({
      ExportNamedDeclaration(node) {
        for (const made of declared(node))
          if (!made.abstract) report(made.id, `A port is an abstract class: ${made.id.name}.`);
      },
    })),
    adapter: about(/\/server\/modules\/[^/]+\/adapters\/(?!queries\/)/, (report) => {
      const ports = new Set();
      return {
        'ImportDeclaration[source.value=/\\/ports\\//] > ImportSpecifier': ({ local }) => ports.add(local.name),
        'ClassDeclaration[superClass.type="Identifier"]'({ id, superClass: { name } }) {
          if (ports.has(name) && !id.name.endsWith(lastWord(name)))
            report(id, `An adapter is named by its technology or neighbour, then its port: …${name}.`);
        },
      };
    }),
    sql: about(/\/adapters\/persistence\/typeorm-[^/]+\.ts$/, (report) => {
      let usesTypeOrm = false;
      return {
        'Identifier[name=/^(manager|byId|newRows|replacing|selecting|keeping)$/]': () => (usesTypeOrm = true),
        'Program:exit'(node) {
          if (!usesTypeOrm) report(node, 'What is hand-written SQL alone is called Sql…, in sql-….ts.');
        },
      };
    }),
    'use-case': about(/\/server\/modules\/[^/]+\/use-cases\//, (report, _, context) => ({
      ExportNamedDeclaration(node) {
        for (const made of declared(node)) {
          const says = context.sourceCode.getCommentsBefore(node).at(-1)?.value ?? '';
          const executes = made.body.body.some(({ key }) => key?.name === 'execute');
          if (!executes && !/\bservice\b/i.test(says))
            report(made.id, `A use case has execute; a service says that it is one: ${made.id.name}.`);
        }
      },
    })),
    reader: about(/\/server\/modules\/(?!.*\/(ports|adapters\/queries)\/)/, (report) => ({
      ExportNamedDeclaration(node) {
        for (const { id } of declared(node))
          if (id.name.endsWith('Queries')) report(id, `What reads for screens is in adapters/queries: ${id.name}.`);
      },
    })),
    'staff-list': about(/\/server\/modules\//, (report, filename) => ({
      'VariableDeclarator[init.callee.name="defineStaffList"]'({ id }) {
        if (!id.name.endsWith('List') || !/\/adapters\/staff-lists\/[^/]+\.ts$/.test(filename))
          report(id, `A staff list is called …List, and is in adapters/staff-lists: ${id.name}.`);
      },
    })),
    wire: about(/\/server\/.*\.dto\.ts$/, (report) => ({
      ExportNamedDeclaration(node) {
        for (const { id } of declared(node))
          if (!wire.test(id.name))
            report(id, `What crosses the wire ends in what it is, …Input, …Query, …View, …List …: ${id.name}.`);
      },
    })),
    table: about(/\/server\/.*\.schema\.ts$/, (report) => ({
      'Property[key.name="tableName"]'({ value }) {
        if (value.type === 'Literal' && !/^([a-z]+_)*([a-z]+s|media)$/.test(value.value))
          report(value, `A table is plural, in snake_case: ${value.value}.`);
      },
    })),
    migration: about(/\/server\/db\/migrations\/[^/]+\.ts$/, (report, filename) => ({
      Program(node) {
        if (!/^(index|\d{13}-[a-z]+(-[a-z]+)+)\.ts$/.test(baseOf(filename)))
          report(node, 'A migration is named by milliseconds, verb and what.');
      },
    })),
    subscriber: about(/\/server\/modules\//, (report) => ({
      'CallExpression[callee.property.name="subscribe"] > ObjectExpression > Property[key.name="id"]'({ value }) {
        if (value.type === 'Literal' && !/^[a-z-]+\.[a-z-]+$/.test(value.value))
          report(value, `A subscriber is <module>.<what-it-does>: ${value.value}.`);
      },
    })),
  },
};
