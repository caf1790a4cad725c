import {
  CARD_TYPES_IN_JAPANESE,
  CIVILIZATIONS_IN_JAPANESE,
  describeAbility,
  describeCard,
  withNamesInJapanese,
} from '@taiki/reader';
import { nameOf } from '../voice.ts';
import type { CardSpeech } from './cardSpeech.ts';

export const JAPANESE_CARDS: CardSpeech = {
  ability: (ability) => withNamesInJapanese(describeAbility(ability, { language: 'ja' })),
  full: (card) => {
    const [, ...lines] = withNamesInJapanese(describeCard(card, { language: 'ja' })).split('\n');
    return [nameOf(card.name), ...lines].join('\n');
  },
  line: ({ name, type, civilizations, cost, power, otherFace }) => {
    const colors = civilizations.map((one) => CIVILIZATIONS_IN_JAPANESE[one]).join('/') || '無色';
    const kind = otherFace === undefined ? CARD_TYPES_IN_JAPANESE[type] : 'ツインパクト';
    return `${nameOf(name)}・${colors}・${kind}・コスト${cost}${power === undefined ? '' : `・パワー${power}`}`;
  },
  listed: (count, first) => `${count}枚。1枚を見るには：taiki cards "${nameOf(first)}" --lang ja`,
};
