/** A CSV file as chosen by a user; jsdom's own files can't be read as bytes. */
export const aCsvFile = (text: string): File =>
  Object.assign(new File([text], 'table.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
