import { crossed, crossGear, instead, wouldBeDestroyed } from '../../effects/language/words.ts';

export const spiralAura = crossGear({
  name: 'Spiral Aura',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-14 52/110'],
  abilities: [wouldBeDestroyed(crossed, instead('hand'))],
});
