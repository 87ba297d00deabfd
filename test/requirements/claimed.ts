type Lines = readonly (readonly [from: number, to: number])[];

/** The lines of the product's specification that are built, and must each have a test that names them. First and last. */
export const claimedLines: Lines = [[1, 447]];
