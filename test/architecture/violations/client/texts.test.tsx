it('shows nothing to whoever is signed out', () => {
  expect('Whoever has this link').toContain('link'); // a text that a test reads is no title
});
it.each([1, 2])('is told %d times', () => undefined);
