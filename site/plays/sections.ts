/** The subjects of the rulings, by the letters of their ids. */
export const SECTIONS: Readonly<Record<string, string>> = {
  DU: 'Declaring usage',
  US: 'Using cards',
  BL: 'Blocking',
  SB: 'Standby',
  TR: 'Triggering',
};

/** The letters of an id: `DU` of `DU-003`. */
export const lettersOf = (id: string): string => id.slice(0, id.indexOf('-'));
