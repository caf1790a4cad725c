import {
  choose,
  creature,
  gets,
  tapAbility,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const sopian = creature({
  name: 'Sopian',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 2000,
  printings: ['DM-06 46/110'],
  abilities: [tapAbility(gets(choose(yourCreatures()), 'turn', unblockable()))],
});
