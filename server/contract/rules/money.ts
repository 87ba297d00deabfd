const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Whole pence as shown: `123400` is "£1,234", `9950` is "£99.50". */
export const formatPence = (pence: number): string => (pence % 100 === 0 ? pounds : poundsAndPence).format(pence / 100);
