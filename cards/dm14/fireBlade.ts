import { crossedGets, crossGear, gains, speedAttacker } from '../../effects/language/words.ts';

export const fireBlade = crossGear({
  name: 'Fire Blade',
  civilizations: ['fire'],
  cost: 2,
  printings: ['DM-14 102/110'],
  abilities: [crossedGets(gains(speedAttacker))],
});
