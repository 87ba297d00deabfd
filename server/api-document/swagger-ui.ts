import type { SwaggerCustomOptions } from '@nestjs/swagger';
import { withAdditions } from './growing-lists.js';

/** Swagger UI passes Immutable.js maps and lists, with these methods. */
type Operation = Readonly<{ get: (name: 'path') => string; getIn: (path: readonly string[]) => string | undefined }>;
type Operations = Readonly<{ size: number; filter: (keep: (operation: Operation) => boolean) => Operations }>;
type Group = Readonly<{ get: (name: 'operations') => Operations; set: (name: 'operations', to: Operations) => Group }>;
type Groups = Readonly<{
  map: (change: (group: Group, name: string) => Group) => Groups;
  filter: (keep: (group: Group) => boolean) => Groups;
}>;

/**
 * Searches groups by name, and operations by summary and path. Runs in the browser, so it can't use anything from here.
 */
const opsFilter = (groups: Groups, phrase: string): Groups => {
  const has = (text = '') => text.toLowerCase().includes(phrase.toLowerCase());
  const isSought = (operation: Operation) =>
    has(operation.get('path')) || has(operation.getIn(['operation', 'summary']));
  return groups
    .map((group, name) => (has(name) ? group : group.set('operations', group.get('operations').filter(isSought))))
    .filter((group) => group.get('operations').size > 0);
};

/** The document as pages, and as files. With hundreds of operations and schemas, each is expanded on demand. */
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
