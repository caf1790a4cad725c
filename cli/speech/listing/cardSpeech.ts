import { type CardDefinition, describeAbility, describeCard } from 'taiki';
import type { Ability } from 'taiki/words';
import type { ScreenLanguage } from '../speech.ts';

/** How cards are printed and listed. */
export interface CardSpeech {
  readonly ability: (ability: Ability) => string;
  readonly full: (card: CardDefinition) => string;
  readonly line: (card: CardDefinition) => string;
  /** @param first the name of the first one. */
  readonly listed: (count: number, first: string) => string;
}

const ENGLISH: CardSpeech = {
  ability: describeAbility,
  full: describeCard,
  line: ({ name, type, civilizations, cost, power, otherFace }) => {
    const colors = civilizations.length === 0 ? 'colorless' : civilizations.join('/');
    const kind = otherFace === undefined ? type : 'twinpact';
    return `${name} · ${colors} ${kind}, cost ${cost}${power === undefined ? '' : `, power ${power}`}`;
  },
  listed: (count, first) =>
    `${count} ${count === 1 ? 'card' : 'cards'}. To print one: taiki cards "${first}"`,
};

/** Japanese is loaded when it is asked for. */
export const cardSpeechIn = async (language: ScreenLanguage): Promise<CardSpeech> =>
  language === 'en' ? ENGLISH : (await import('./japaneseCards.ts')).JAPANESE_CARDS;
