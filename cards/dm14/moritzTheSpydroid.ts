import {
  any,
  choose,
  creature,
  gains,
  metamorph,
  opponentsCreatures,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const moritzTheSpydroid = creature({
  name: 'Moritz, the Spydroid',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 4,
  power: 3000,
  printings: ['DM-14 12/110'],
  abilities: [metamorph(gains(whenPut(any('you'), tap(choose(opponentsCreatures())))))],
});
