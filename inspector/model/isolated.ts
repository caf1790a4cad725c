/** Letters that are written from right to left, and the characters that set or override the direction of text. */
const DIRECTED = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const ISOLATES = /[\u2066-\u2069]/gu;

/** A text that was written elsewhere, such as the name of a card, so that its direction cannot turn the sentence around it. */
export const isolated = (text: string): string =>
  DIRECTED.test(text) ? `\u2068${text.replaceAll(ISOLATES, '')}\u2069` : text;
