import type { SwaggerCustomOptions } from '@nestjs/swagger';
import { withAdditions } from './growing-lists.js';

/** Swagger UI passes its own maps and lists, and needs these. */
type Operation = Readonly<{ get: (name: 'path') => string; getIn: (path: readonly string[]) => string | undefined }>;
type Operations = Readonly<{ size: number; filter: (keep: (operation: Operation) => boolean) => Operations }>;
type Group = Readonly<{ get: (name: 'operations') => Operations; set: (name: 'operations', to: Operations) => Group }>;
type Groups = Readonly<{
  map: (change: (group: Group, name: string) => Group) => Groups;
  filter: (keep: (group: Group) => boolean) => Groups;
}>;

/** Finds groups by their names, and operations by their summaries and addresses. Runs in the browser, so that it needs nothing from here. */
const opsFilter = (groups: Groups, phrase: string): Groups => {
  const has = (text = '') => text.toLowerCase().includes(phrase.toLowerCase());
  const isSought = (operation: Operation) =>
    has(operation.get('path')) || has(operation.getIn(['operation', 'summary']));
  return groups
    .map((group, name) => (has(name) ? group : group.set('operations', group.get('operations').filter(isSought))))
    .filter((group) => group.get('operations').size > 0);
};

/** The document as pages, and as files. With hundreds of operations and schemas each is opened when it is asked for. */
export const swaggerUi: SwaggerCustomOptions = {
  jsonDocumentUrl: 'api/openapi.json',
  yamlDocumentUrl: 'api/openapi.yaml',
  customSiteTitle: 'Tastemaker API',
  swaggerOptions: {
    ...{ filter: true, deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: -1 },
    plugins: [{ fn: { opsFilter } }],
  },
  patchDocumentOnRequest: (_request, _reply, document) => withAdditions(document),
};
