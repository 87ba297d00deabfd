/** A public IP address, a different one for each number up to 62,500: each may make only 600 requests a minute. */
export const elsewhere = (number: number): string => `203.0.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
