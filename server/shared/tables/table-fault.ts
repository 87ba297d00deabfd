/** A file that cannot be read as a table. The message is a sentence for the user. */
export class TableFault extends Error {}
