type Lines = readonly (readonly [from: number, to: number])[];

/** The lines of the product's specification that are built, and must each have a test that names them. First and last. */
export const claimedLines: Lines = [
  [1, 1],
  [4, 71],
  [73, 183],
  [186, 192],
  [196, 207],
  [259, 278],
  [389, 397],
  [404, 404],
  [422, 432],
  [445, 447],
];
