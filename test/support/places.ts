/** The address of a place in the internet, another one for each number up to 62,500: one place may ask only 600 times a minute. */
export const elsewhere = (number: number): string => `203.0.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
