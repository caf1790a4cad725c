import {
  choose,
  creature,
  inOrder,
  opponentsMana,
  putIntoGraveyard,
  tapAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const skyCrusherTheAgitator = creature({
  name: 'Sky Crusher, the Agitator',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 7,
  power: 4000,
  printings: ['DM-07 S4/55'],
  abilities: [
    tapAbility(
      inOrder(putIntoGraveyard(choose(yourMana())), putIntoGraveyard(choose(opponentsMana(), 1, 'opponent'))),
    ),
  ],
});
