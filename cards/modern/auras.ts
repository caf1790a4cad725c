import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  attachedGets,
  aura,
  choose,
  discard,
  oneOf,
  opponentsHand,
  putIntoMana,
  returnToHand,
  self,
  unblockable,
  whenPut,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

const invisibleAura = aura({
  name: 'Invisible Aura',
  civilizations: ['water'],
  cost: 2,
  abilities: [attachedGets(unblockable())],
});

const chestnuts = aura({
  name: 'οθ Chestnuts',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Deletron'],
  cost: 3,
  power: 2000,
  abilities: [whenPut(self, oneOf(putIntoMana(choose(yourHand())), returnToHand(choose(yourMana()))))],
});

const astel = aura({
  name: 'Astel, Zero Star',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Deletron', 'Zerorist'],
  cost: 5,
  abilities: [whenPut(self, discard(choose(opponentsHand(), 2, 'opponent')))],
});

/** 310. Auras. */
export const auras: readonly CardDefinition[] = Object.freeze([invisibleAura, chestnuts, astel]);
