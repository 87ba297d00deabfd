// Made by npm run openapi from docs/openapi.json: what is changed here is lost.

export const VenueInput = {
  name: {"least":2,"most":100,"says":"Please give the venue a name of 2 to 100 characters."},
  address: {"least":5,"most":200,"says":"Please give the address, in 5 to 200 characters."},
};

export const MakeOfferInput = {
  title: {"least":3,"most":100,"says":"Please give a title of 3 to 100 characters."},
  gives: {"least":3,"most":1000,"says":"Please say what you give, in 3 to 1,000 characters."},
  brief: {"least":0,"most":4000,"says":"The brief can have at most 4,000 characters."},
  venue: {"least":2,"most":200,"says":"Please say where it is, in 2 to 200 characters."},
  dressCode: {"least":0,"most":60,"says":"The dress code can have at most 60 characters."},
};

export const OfferInput = {
  title: {"least":3,"most":100,"says":"Please give a title of 3 to 100 characters."},
  gives: {"least":3,"most":1000,"says":"Please say what you give, in 3 to 1,000 characters."},
  brief: {"least":0,"most":4000,"says":"The brief can have at most 4,000 characters."},
  venue: {"least":2,"most":200,"says":"Please say where it is, in 2 to 200 characters."},
  dressCode: {"least":0,"most":60,"says":"The dress code can have at most 60 characters."},
};

export const OfferDefaultsInput = {
  brief: {"least":0,"most":4000,"says":"The brief can have at most 4,000 characters."},
};
