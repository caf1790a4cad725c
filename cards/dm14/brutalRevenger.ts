import {
  blocker,
  cannot,
  creature,
  hasSevenMana,
  hasWhile,
  metamorph,
  notThat,
  power,
} from '../../effects/language/words.ts';

export const brutalRevenger = creature({
  name: 'Brutal Revenger',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 3,
  power: 3000,
  printings: ['DM-14 49/110'],
  abilities: [blocker, hasWhile(notThat(hasSevenMana), cannot({ do: 'attack' })), metamorph(power(2000))],
});
