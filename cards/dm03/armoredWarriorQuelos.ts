import {
  choose,
  creature,
  inOrder,
  opponentsMana,
  putIntoGraveyard,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const armoredWarriorQuelos = creature({
  name: 'Armored Warrior Quelos',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 5,
  power: 2000,
  printings: ['DM-03 34/55'],
  abilities: [
    wheneverAttacks(
      self,
      inOrder(
        putIntoGraveyard(choose(yourMana({ not: { civilizations: ['fire'] } }))),
        putIntoGraveyard(choose(opponentsMana({ not: { civilizations: ['fire'] } }), 1, 'opponent')),
      ),
    ),
  ],
});
