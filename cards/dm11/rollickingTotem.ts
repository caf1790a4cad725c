import { choose, creature, put, silentSkill, yourMana } from '../../effects/language/words.ts';

export const rollickingTotem = creature({
  name: 'Rollicking Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 5,
  power: 4000,
  printings: ['DM-11 48/55'],
  abilities: [silentSkill(put(choose(yourMana({ type: 'creature', races: ['Dragon'] }))))],
});
