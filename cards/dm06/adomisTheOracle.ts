import { cardsIn, choose, creature, lookAt, tapAbility } from '../../effects/language/words.ts';

export const adomisTheOracle = creature({
  name: 'Adomis, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 3,
  power: 2000,
  printings: ['DM-06 11/110'],
  abilities: [tapAbility(lookAt(choose(cardsIn('shieldZone', 'any'))))],
});
