import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  atMost,
  atStartOfYourTurn,
  cardsIn,
  choose,
  doubleBreaker,
  hasWhile,
  inOrder,
  isNoCreature,
  may,
  put,
  tamaseedCreature,
  topOfDeckTo,
  youHave,
  yourGraveyard,
} from '../../effects/language/words.ts';

const jashinRulerOfTheAbyss = tamaseedCreature({
  name: 'Jashin, Ruler of the Abyss',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'ACE'],
  cost: 4,
  power: 9000,
  printings: ['DM22-SD1 1'],
  abilities: [
    atStartOfYourTurn(
      inOrder(
        may(topOfDeckTo('graveyard')),
        may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) })))),
      ),
    ),
    hasWhile(
      youHave(
        cardsIn('battleZone', 'you', { type: ['creature', 'tamaseed'], civilizations: ['darkness'] }),
        atMost(3),
      ),
      isNoCreature,
    ),
    doubleBreaker,
  ],
});

/** DM22-SD1. */
export const dm22sd1: readonly CardDefinition[] = Object.freeze([jashinRulerOfTheAbyss]);
