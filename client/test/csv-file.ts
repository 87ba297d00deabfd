/** A CSV file as someone chooses it; jsdom's own files cannot be read as bytes. */
export const aCsvFile = (text: string): File =>
  Object.assign(new File([text], 'table.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
