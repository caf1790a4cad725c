import { creature, doubleBreaker, each, powerAttacker, yourMana } from '../../effects/language/words.ts';

export const terradragonCusdalf = creature({
  name: 'Terradragon Cusdalf',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 5,
  power: 7000,
  printings: ['DM-10 93/110'],
  abilities: [powerAttacker(4000), doubleBreaker, each(yourMana(), { kind: 'doesNotUntap' })],
});
