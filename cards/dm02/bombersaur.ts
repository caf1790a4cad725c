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

export const bombersaur = creature({
  name: 'Bombersaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 5,
  power: 5000,
  printings: ['DM-02 36/55'],
  abilities: [
    whenDestroyed(
      self,
      inOrder(
        putIntoGraveyard(choose(yourMana(), 2)),
        putIntoGraveyard(choose(opponentsMana(), 2, 'opponent')),
      ),
    ),
  ],
});
