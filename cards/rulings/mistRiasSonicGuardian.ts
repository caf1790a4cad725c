import { another, creature, draw, may, whenPut } from '../../effects/language/words.ts';

export const mistRiasSonicGuardian = creature({
  name: 'Mist Rias, Sonic Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 5,
  power: 2000,
  printings: ['DM-04 13/55', 'Promotional 10a/46'],
  abilities: [whenPut(another('any'), may(draw()))],
});
