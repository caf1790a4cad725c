import {
  atEndOfYourTurn,
  choose,
  creature,
  drawUpTo,
  tap,
  whenDrawingForTurn,
  yourCreatures,
} from '../../effects/language/words.ts';

export const aquaOfficer = creature({
  name: 'Aqua Officer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 2000,
  printings: ['DM-14 17/110'],
  abilities: [whenDrawingForTurn(drawUpTo(2)), atEndOfYourTurn(tap(choose(yourCreatures(), 2)))],
});
