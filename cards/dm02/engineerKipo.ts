import {
  choose,
  creature,
  inOrder,
  opponentsMana,
  putIntoGraveyard,
  self,
  whenDestroyed,
  yourMana,
} from '../../effects/language/words.ts';

export const engineerKipo = creature({
  name: 'Engineer Kipo',
  civilizations: ['fire'],
  races: ['Machine Eater'],
  cost: 2,
  power: 2000,
  printings: ['DM-02 40/55'],
  abilities: [
    whenDestroyed(
      self,
      inOrder(putIntoGraveyard(choose(yourMana())), putIntoGraveyard(choose(opponentsMana(), 1, 'opponent'))),
    ),
  ],
});
