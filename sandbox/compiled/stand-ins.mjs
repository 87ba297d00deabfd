export * from '../../dist/compiled/sandbox/index.js';
