import { creature, itself, opponentsCreatures, tap, when } from '../../effects/language/words.ts';

export const melcapTheMutantExplorer = creature({
  name: 'Melcap, the Mutant Explorer',
  civilizations: ['light', 'darkness'],
  races: ['Gladiator', 'Hedrian'],
  cost: 6,
  power: 4000,
  printings: ['DM-13 26/55'],
  abilities: [when({ event: 'isNotBlocked', what: itself, target: 'player' }, tap(opponentsCreatures()))],
});
