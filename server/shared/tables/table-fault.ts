/** A file that cannot be read as a table. The message is a sentence for whoever chose it. */
export class TableFault extends Error {}
