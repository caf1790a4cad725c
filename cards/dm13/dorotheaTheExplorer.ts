import { creature, draw, given, opponentsTurn, when } from '../../effects/language/words.ts';

export const dorotheaTheExplorer = creature({
  name: 'Dorothea, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 4,
  power: 3000,
  printings: ['DM-13 6/55'],
  abilities: [given(opponentsTurn, when({ event: 'discarded', by: 'you' }, draw()))],
});
