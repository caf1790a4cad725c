import {
  countOf,
  creature,
  opponentsMana,
  provided,
  self,
  topOfDeckTo,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const kulusSoulshineEnforcer = creature({
  name: 'Kulus, Soulshine Enforcer',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 4,
  power: 3500,
  printings: ['DM-05 10/55'],
  abilities: [
    provided(
      { kind: 'compare', a: countOf(opponentsMana()), b: countOf(yourMana()), is: 'more' },
      whenPut(self, topOfDeckTo('manaZone')),
    ),
  ],
});
