import {
  atEndOfYourTurn,
  creature,
  each,
  gains,
  self,
  untap,
  yourCreatures,
} from '../../effects/language/words.ts';

export const ballusDogfightEnforcerQ = creature({
  name: 'Ballus, Dogfight Enforcer Q',
  civilizations: ['light'],
  races: ['Survivor', 'Berserker'],
  cost: 5,
  power: 3000,
  printings: ['DM-05 6/55', 'Promotional L13/20 Y1'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(atEndOfYourTurn(untap(self))))],
});
