import { crossedGets, crossGear, power } from '../../effects/language/words.ts';

export const emeraldClaw = crossGear({
  name: 'Emerald Claw',
  civilizations: ['nature'],
  cost: 1,
  printings: ['DM-14 110/110'],
  abilities: [crossedGets(power(2000))],
});
