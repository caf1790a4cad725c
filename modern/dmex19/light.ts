import type { CardDefinition } from 'taiki';
import {
  cardsIn,
  doubleBreaker,
  neoCreature,
  neoEvolution,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  spell,
  spellAbility,
  sympathy,
  the,
  twinpact,
  yourCreatures,
} from 'taiki/words';

const shinKizunaNoChinRi = twinpact(
  '審絆の鎮り 新蓮 / ジャスティス・シェイパー',
  neoCreature({
    name: '審絆の鎮り 新蓮',
    civilizations: ['light'],
    races: ['Metallica'],
    cost: 7,
    power: 6000,
    abilities: [sympathy(yourCreatures()), neoEvolution({ civilizations: ['light'] }), doubleBreaker],
    printings: ['DMEX-19 040'],
  }),
  spell({
    name: 'ジャスティス・シェイパー',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        revealTop(3, 'seen'),
        returnToHand(cardsIn('deck', 'you', { civilizations: ['light'], is: the('seen') })),
        putIntoGraveyard(the('seen')),
      ),
    ],
  }),
);

export const light: readonly CardDefinition[] = [shinKizunaNoChinRi];
