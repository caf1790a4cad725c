import { cardsOnShield } from '../../../../table/objects.ts';
import type { FilterRules } from '../filterRules.ts';

/** 405.4. Cards of a mana zone lie face up unless they were turned. 113.2: a shield lies face down if none of its cards lies face up. */
export const faceUpRules: FilterRules<'faceUp'> = {
  fits: (faceUp, { game }, object) =>
    (object.zone === 'manaZone' ? !object.faceDown : object.faceUp) === faceUp &&
    (faceUp || cardsOnShield(game, object).length === 0),
};
