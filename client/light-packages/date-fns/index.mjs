const onlyForGuessers = () => {
  throw new Error("react-admin's guessers need date-fns: install the package in place of this one.");
};

export { onlyForGuessers as isMatch, onlyForGuessers as isValid, onlyForGuessers as parseISO };
