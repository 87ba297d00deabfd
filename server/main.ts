import module from 'node:module';
import { fileURLToPath } from 'node:url';

// From Node 22 on, what one start compiles is kept beside the code for the next.
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };
enableCompileCache?.(fileURLToPath(new URL('compiled', import.meta.url)));
export const { prepared } = await import('./serve.js');
