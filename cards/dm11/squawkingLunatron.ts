import { chooseUpTo, creature, returnToHand, silentSkill, yourMana } from '../../effects/language/words.ts';

export const squawkingLunatron = creature({
  name: 'Squawking Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 5,
  power: 4000,
  printings: ['DM-11 21/55'],
  abilities: [silentSkill(returnToHand(chooseUpTo(yourMana(), 3)))],
});
