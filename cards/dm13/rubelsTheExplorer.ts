import { any, creature, that, when } from '../../effects/language/words.ts';

export const rubelsTheExplorer = creature({
  name: 'Rubels, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 3,
  power: 2500,
  printings: ['DM-13 36/55'],
  abilities: [when({ event: 'shieldBroken', of: 'opponent', by: any('you') }, { do: 'reveal', what: that })],
  reconstructed: 'Assumes that a shield is revealed once it has been broken, in the hand.',
});
