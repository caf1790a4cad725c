import { JapaneseVoice } from '@taiki/reader';
import { japaneseName } from '@taiki/reader/names';

/** The Japanese name of a card, if it is known. */
export const nameOf = (card: string): string => japaneseName(card) ?? card;

export const voice = new JapaneseVoice(nameOf);
