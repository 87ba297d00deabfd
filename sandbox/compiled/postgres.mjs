export * from '../../dist/compiled/sandbox/postgres/index.js';
