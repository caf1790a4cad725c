import { creature, search, silentSkill } from '../../effects/language/words.ts';

export const sporeblastErengi = creature({
  name: 'Sporeblast Erengi',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 4,
  power: 4000,
  printings: ['DM-10 92/110'],
  abilities: [silentSkill(search({ type: 'creature' }, 'hand', 'shown'))],
});
