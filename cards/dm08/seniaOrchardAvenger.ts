import { creature, doubleBreaker, has, power, turboRush } from '../../effects/language/words.ts';

export const seniaOrchardAvenger = creature({
  name: 'Senia, Orchard Avenger',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 4,
  power: 3000,
  printings: ['DM-08 53/55'],
  abilities: [turboRush(has(power(5000)), doubleBreaker)],
});
