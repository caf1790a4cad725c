import { choose, creature, put, silentSkill, yourMana } from '../../effects/language/words.ts';

export const royalDurian = creature({
  name: 'Royal Durian',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 5,
  power: 1000,
  printings: ['DM-11 49/55'],
  abilities: [silentSkill(put(choose(yourMana({ type: 'creature', races: ['Dragon'] }))))],
});
