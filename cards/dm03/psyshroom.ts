import {
  choose,
  creature,
  may,
  putIntoMana,
  self,
  wheneverAttacks,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const psyshroom = creature({
  name: 'Psyshroom',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 4,
  power: 2000,
  printings: ['DM-03 51/55'],
  abilities: [wheneverAttacks(self, may(putIntoMana(choose(yourGraveyard({ civilizations: ['nature'] })))))],
});
