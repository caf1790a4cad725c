import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  atMost,
  cardsIn,
  choose,
  destroy,
  discard,
  draw,
  gets,
  inOrder,
  opponentsCreatures,
  power,
  putIntoMana,
  self,
  shieldTrigger,
  shinkarize,
  tamaseed,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

const astralsVision = tamaseed({
  name: "Astral's Vision",
  civilizations: ['water'],
  races: ['Cyber Virus', 'Rex Stars'],
  cost: 2,
  printings: ['DMRP-21 57'],
  abilities: [shinkarize, whenPut(self, inOrder(draw(2), discard(choose(yourHand()))))],
});

const zetaDestructiveOniScroll = tamaseed({
  name: 'Zeta, Destructive Oni Scroll',
  civilizations: ['darkness'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 2,
  printings: ['DMRP-21 62'],
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-2000))),
  ],
});

const bolmushasFlameSpirit = tamaseed({
  name: "Bolmusha's Flame Spirit",
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Samurai', 'Rex Stars'],
  cost: 2,
  printings: ['DMRP-21 69'],
  abilities: [shinkarize, whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(4000) }))))],
});

const trapsEarthPlate = tamaseed({
  name: "Trap's Earth Plate",
  civilizations: ['nature'],
  races: ['Giant', 'Rex Stars'],
  cost: 3,
  printings: ['DMRP-21 74'],
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      putIntoMana(choose(cardsIn('battleZone', 'any', { type: ['creature', 'tamaseed'], cost: atMost(4) }))),
    ),
  ],
});

/** DMRP-21. */
export const dmrp21: readonly CardDefinition[] = Object.freeze([
  astralsVision,
  zetaDestructiveOniScroll,
  bolmushasFlameSpirit,
  trapsEarthPlate,
]);
