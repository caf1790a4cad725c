/** `radiant-tide` as a title. */
export const deckTitle = (name: string): string =>
  name.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );
