import { examineNode, migrationsOf } from './examinations.js';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node.js %s is new enough', (version) =>
  expect(examineNode(version).mend).toBeUndefined(),
);

test.each(['18.20.4', '20.18.9'])('Node.js %s is too old, and we say what to install', (version) =>
  expect(examineNode(version).mend).toBe('Install Node.js 20.19 or later.'),
);

test('a database that has had every migration needs nothing', () => {
  expect(migrationsOf(7, 7)).toEqual({ what: 'Migrations', finding: '7 of 7' });
});

test('a database behind the release is to be migrated', () => {
  expect(migrationsOf(5, 7).mend).toContain('db:migrate');
});

test('a database ahead of the release asks for a newer release', () => {
  expect(migrationsOf(8, 7).mend).toContain('newer release');
});
