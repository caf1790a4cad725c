/** The numbers of card names. */
export type CardNumbers = ReadonlyMap<string, number>;

/** The number of a card; 0 for none or a hidden one, 1 for one that is not listed. */
export const numberOfCard = (numbers: CardNumbers, name: string | undefined): number =>
  name === undefined ? 0 : (numbers.get(name) ?? 1);
